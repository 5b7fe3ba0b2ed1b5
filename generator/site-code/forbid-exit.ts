let runs = 0;
let { exit } = process;

/**
 * Makes `process.exit` throw, so that code of the site cannot end the program and the call is reported like other errors.
 * Returns a function that restores it. Calls may overlap.
 */
export function forbidExit(): () => void {
  if (runs === 0) {
    exit = process.exit;
    process.exit = refuse;
  }
  runs += 1;
  return () => {
    runs -= 1;
    if (runs === 0) process.exit = exit;
  };
}

function refuse(code?: number | string | null): never {
  throw new Error(`it calls process.exit(${code ?? ''}), which would end the program without a message`);
}
