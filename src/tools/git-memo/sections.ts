interface Command {
  /** The key of the command's description in the messages. */
  readonly name: string;
  /** Parts in `<…>` are placeholders. */
  readonly command: string;
  /** Whether the command can destroy work that exists nowhere else. */
  readonly losesData?: true;
  /** More search terms: older commands and words from git's documentation. */
  readonly terms?: string;
}

interface Section {
  readonly name: string;
  readonly entries: readonly Command[];
}

/** The commands, grouped by purpose. */
export const sections = [
  {
    name: 'setUp',
    entries: [
      { name: 'configUserName', command: 'git config --global user.name "<name>"' },
      { name: 'configUserEmail', command: 'git config --global user.email "<email>"' },
      { name: 'configDefaultBranch', command: 'git config --global init.defaultBranch main' },
      { name: 'configPullRebase', command: 'git config --global pull.rebase true' },
      { name: 'configList', command: 'git config --list --show-origin' },
    ],
  },
  {
    name: 'start',
    entries: [
      { name: 'init', command: 'git init' },
      { name: 'clone', command: 'git clone <url>' },
      { name: 'cloneDepth1', command: 'git clone --depth 1 <url>', terms: 'shallow' },
      { name: 'cloneBranch', command: 'git clone --branch <branch> --single-branch <url>' },
    ],
  },
  {
    name: 'lookAround',
    entries: [
      { name: 'status', command: 'git status -sb' },
      { name: 'diff', command: 'git diff' },
      { name: 'diffStaged', command: 'git diff --staged', terms: 'cached' },
      { name: 'diffSinceBranch', command: 'git diff <branch>...HEAD' },
      { name: 'logGraph', command: 'git log --oneline --graph --all' },
      { name: 'logFile', command: 'git log -p -- <file>' },
      { name: 'logText', command: 'git log -S "<text>"' },
      { name: 'show', command: 'git show <commit>' },
      { name: 'blame', command: 'git blame -L 10,20 <file>' },
      { name: 'shortlog', command: 'git shortlog -sn' },
      { name: 'grep', command: 'git grep -n "<text>"' },
    ],
  },
  {
    name: 'commit',
    entries: [
      { name: 'add', command: 'git add <file>' },
      { name: 'addPatch', command: 'git add -p' },
      { name: 'commit', command: 'git commit -m "<message>"' },
      { name: 'commitAll', command: 'git commit -am "<message>"' },
      { name: 'commitAmend', command: 'git commit --amend', terms: 'reword' },
      { name: 'commitAmendNoEdit', command: 'git commit --amend --no-edit' },
      { name: 'commitFixup', command: 'git commit --fixup=<commit>' },
      { name: 'rmCached', command: 'git rm --cached <file>', terms: 'ignore gitignore' },
      { name: 'mv', command: 'git mv <old> <new>' },
    ],
  },
  {
    name: 'undo',
    entries: [
      { name: 'restoreStaged', command: 'git restore --staged <file>', terms: 'reset HEAD' },
      { name: 'restore', command: 'git restore <file>', losesData: true, terms: 'checkout --' },
      { name: 'restoreSource', command: 'git restore --source=<commit> <file>', losesData: true },
      { name: 'resetSoft', command: 'git reset --soft HEAD~1' },
      { name: 'resetMixed', command: 'git reset HEAD~1' },
      { name: 'resetHard', command: 'git reset --hard HEAD~1', losesData: true },
      { name: 'resetHardRemote', command: 'git reset --hard <remote>/<branch>', losesData: true },
      { name: 'revert', command: 'git revert <commit>' },
      { name: 'revertMerge', command: 'git revert -m 1 <commit>' },
      { name: 'cleanList', command: 'git clean -nd' },
      { name: 'cleanForce', command: 'git clean -fd', losesData: true, terms: 'remove untracked' },
      { name: 'reflog', command: 'git reflog' },
      { name: 'resetHardReflog', command: 'git reset --hard HEAD@{1}', losesData: true, terms: 'recover undo reset' },
    ],
  },
  {
    name: 'branches',
    entries: [
      { name: 'branchUpstreams', command: 'git branch -vv' },
      { name: 'branchAll', command: 'git branch -a' },
      { name: 'switch', command: 'git switch <branch>', terms: 'checkout' },
      { name: 'switchCreate', command: 'git switch -c <branch>', terms: 'checkout -b new' },
      { name: 'switchBack', command: 'git switch -', terms: 'checkout -' },
      { name: 'branchRename', command: 'git branch -m master main' },
      { name: 'branchDelete', command: 'git branch -d <branch>' },
      { name: 'branchForceDelete', command: 'git branch -D <branch>', losesData: true, terms: 'unmerged' },
      { name: 'branchMerged', command: 'git branch --merged' },
    ],
  },
  {
    name: 'merge',
    entries: [
      { name: 'merge', command: 'git merge <branch>' },
      { name: 'mergeNoFf', command: 'git merge --no-ff <branch>' },
      { name: 'mergeSquash', command: 'git merge --squash <branch>' },
      { name: 'mergeAbort', command: 'git merge --abort' },
      { name: 'rebase', command: 'git rebase <branch>' },
      { name: 'rebaseInteractive', command: 'git rebase -i HEAD~3', terms: 'squash fixup' },
      { name: 'rebaseContinue', command: 'git rebase --continue' },
      { name: 'rebaseAbort', command: 'git rebase --abort' },
      { name: 'cherryPick', command: 'git cherry-pick <commit>' },
      { name: 'checkoutOurs', command: 'git checkout --ours <file>' },
      { name: 'checkoutTheirs', command: 'git checkout --theirs <file>' },
    ],
  },
  {
    name: 'remotes',
    entries: [
      { name: 'remoteV', command: 'git remote -v' },
      { name: 'remoteAdd', command: 'git remote add <remote> <url>' },
      { name: 'remoteSetUrl', command: 'git remote set-url <remote> <url>' },
      { name: 'fetchAllPrune', command: 'git fetch --all --prune', terms: 'stale' },
      { name: 'pullRebase', command: 'git pull --rebase' },
      { name: 'pushUpstream', command: 'git push -u <remote> <branch>' },
      { name: 'pushForceWithLease', command: 'git push --force-with-lease' },
      { name: 'pushDeleteBranch', command: 'git push <remote> --delete <branch>' },
    ],
  },
  {
    name: 'stash',
    entries: [
      { name: 'stashPush', command: 'git stash push -u -m "<message>"', terms: 'save' },
      { name: 'stashList', command: 'git stash list' },
      { name: 'stashShow', command: 'git stash show -p stash@{0}' },
      { name: 'stashPop', command: 'git stash pop' },
      { name: 'stashDrop', command: 'git stash drop stash@{0}', losesData: true },
    ],
  },
  {
    name: 'tags',
    entries: [
      { name: 'tag', command: 'git tag' },
      { name: 'tagAnnotated', command: 'git tag -a v1.0.0 -m "<message>"' },
      { name: 'pushTag', command: 'git push <remote> v1.0.0' },
      { name: 'tagDelete', command: 'git tag -d v1.0.0' },
      { name: 'pushDeleteTag', command: 'git push <remote> --delete v1.0.0' },
      { name: 'describeTags', command: 'git describe --tags' },
    ],
  },
  {
    name: 'bisect',
    entries: [
      { name: 'bisectStart', command: 'git bisect start' },
      { name: 'bisectBad', command: 'git bisect bad' },
      { name: 'bisectGood', command: 'git bisect good <commit>' },
      { name: 'bisectRun', command: 'git bisect run <command>' },
      { name: 'bisectReset', command: 'git bisect reset' },
    ],
  },
  {
    name: 'worktrees',
    entries: [
      { name: 'worktreeAdd', command: 'git worktree add ../<folder> <branch>' },
      { name: 'worktreeList', command: 'git worktree list' },
      { name: 'worktreeRemove', command: 'git worktree remove ../<folder>' },
      { name: 'submoduleUpdate', command: 'git submodule update --init --recursive' },
      { name: 'submoduleAdd', command: 'git submodule add <url> <folder>' },
    ],
  },
  {
    name: 'patches',
    entries: [
      { name: 'formatPatch', command: 'git format-patch -1 <commit>' },
      { name: 'am', command: 'git am <file>' },
      { name: 'apply', command: 'git apply <file>' },
      { name: 'archive', command: 'git archive -o <file> HEAD' },
    ],
  },
] as const satisfies readonly Section[];

export type SectionName = (typeof sections)[number]['name'];
export type CommandName = (typeof sections)[number]['entries'][number]['name'];
