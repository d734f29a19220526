"""Grades the checkout that is the working folder, with the workshop in the folder kit beside this file.

Without a verdict there is no result.json, and the run fails: nobody gets 0 points for it.
"""

import os
import shutil
import subprocess
import sys

kit = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kit")
starter = os.path.join(kit, "Starter")
if not os.path.isdir("Starter") or os.path.islink("Starter"):
    sys.exit("There is no folder Starter in this submission.")
# Nothing else of the checkout is used. Links stay links, and the grader refuses them.
shutil.rmtree(starter, ignore_errors=True)
shutil.copytree("Starter", starter, symlinks=True)
result = subprocess.run(
    ["swift", "run", "grade", "--format", "classroom50"], cwd=kit, stdout=subprocess.PIPE
)
# 1 is a verdict, too: something does not pass yet.
if result.returncode not in (0, 1):
    sys.exit("The submission could not be graded. The lines above say why.")
with open("result.json", "wb") as file:
    file.write(result.stdout)
