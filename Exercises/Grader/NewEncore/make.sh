#!/bin/sh
# Creates an encore from the example in this folder, and adds it to the three lists of encores.
#
# USAGE: sh Exercises/Grader/NewEncore/make.sh Weather
set -eu
export LC_ALL=C
module=${1:-}
case $module in
    *[!A-Za-z]* | [!A-Z]* | '')
        echo "error: the name must contain only letters and start with a capital letter, for example Weather" >&2
        exit 64 ;;
esac
cd "$(dirname "$0")/../../.."
example=Exercises/Grader/NewEncore
word=$(echo "$module" | tr A-Z a-z)
identifier=$(echo "$module" | sed 's/\([a-z]\)\([A-Z]\)/\1-\2/g' | tr A-Z a-z)
constant=$(echo "$module" | cut -c1 | tr A-Z a-z)$(echo "$module" | cut -c2-)

# Writes its input with the new name instead of the example's.
rename() {
    sed -e "s/NewEncore/$module/g" -e "s/newEncore/$constant/g" -e "s/new-encore/$identifier/g" \
        -e "s/newencore/$word/g"
}

# Adds an entry at the end of a list: add FILE 'the start of the line that opens it' ENTRY
add() {
    awk -v opening="$2" -v entry="$3" '
        index($0, opening) && /\[$/ { match($0, /^ */); indent = substr($0, 1, RLENGTH); inside = 1 }
        inside && index($0, indent "]") == 1 { print indent "    " entry; inside = 0 }
        { print }' "$1" > "$1.new"
    mv "$1.new" "$1"
}

for path in "Starter/Encores/$module" "Exercises/Catalog/$module.swift"; do
    if [ -e "$path" ]; then
        echo "error: $path already exists. Choose another name." >&2
        exit 70
    fi
done
echo "Created the encore $module, with one example exercise:"
for file in $(cd $example && find . -type f ! -name make.sh | sed 's:^\./::' | sort); do
    path=$(echo "$file" | rename)
    mkdir -p "$(dirname "$path")"
    rename < "$example/$file" > "$path"
    echo "  $path"
    case $path in
        Starter/*)
            add Exercises/Catalog/ShippedObjects.swift 'let shippedObjects: [' \
                "\"${path#Starter/}\":\n        \"$(git hash-object "$path")\"," ;;
    esac
done
add Exercises/Catalog/AllStages.swift 'stages: [' "$constant,"
add Package.swift 'let encores: [String] = [' "\"$module\","
cat << END
Added it to the lists in:
  Exercises/Catalog/AllStages.swift
  Exercises/Catalog/ShippedObjects.swift
  Package.swift

Next: run 'swift run grade verify $word', and commit, so that git can restore files.
Then replace the example with your own exercises: Guide/for-authors.md shows how.
END
