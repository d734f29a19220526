import Shared

public final class FirstBasicViewController {
    let oddEvenTextField = TextField()
    let oddEvenResultLabel = Label()
    let numberFormatterTextField = TextField()
    let numberFormatterResultLabel = Label()
}
