/** Prints a message for who gave a command, and sets the exit code of the command; the caller returns. */
export function failed(message: string, code = 1): void {
  console.error(message);
  process.exitCode = code;
}
