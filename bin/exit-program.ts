/** Ends the program, also while it is refused to the site's code. */
export const exitProgram: (code: number) => never = process.exit.bind(process);
