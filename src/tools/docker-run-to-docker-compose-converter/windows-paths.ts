const DRIVE = String.raw`(?:(?<!\w)|-v)[A-Za-z]:(?:\\\\[^\\\s"':]+)*\\(?![\\\s])`;
const RELATIVE = String.raw`(?<![^\s"'=,:])\.{1,2}\\(?![\\\s])`;
const SHARE = String.raw`(?<![^\s"'=,:]|\b[A-Za-z]:)\\\\(?:[.?]|\w[\w.-]+)\\\w`;
const VARIABLE = String.raw`(?:%\w+%|\$\w+|\$\{(?:env:)?\w+\}|\$env:\w+|\$\(pwd\)|~)\\[\w.]`;
const COMMAND_PROMPT = String.raw`%(?:cd|userprofile|(?:local)?appdata|homepath|programdata|temp|username)%`;
const CONTINUED_LINE = '[ \\t][`^][ \\t]*[\\r\\n]';
const FROM_WINDOWS = new RegExp([DRIVE, RELATIVE, SHARE, VARIABLE, COMMAND_PROMPT, CONTINUED_LINE].join('|'), 'i');

/** Whether commands were typed in cmd or PowerShell, where a backslash separates the parts of a path and escapes nothing. */
export const isFromWindows = (source: string): boolean => FROM_WINDOWS.test(source);
