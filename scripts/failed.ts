/** Ends a command with a message for who gave it. @param code what the command exits with when all else is done */
export function failed(message: string, code = 1): void {
  console.error(message);
  process.exitCode = code;
}
