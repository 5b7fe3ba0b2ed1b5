let runs = 0;
let { exit } = process;

/**
 * While a run works, the site's code cannot end the program: what calls `process.exit` throws, and is told of like
 * everything else that throws. Gives what ends this; runs may overlap.
 */
export function refuseExit(): () => void {
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
  throw new Error(`it calls process.exit(${code ?? ''}), which would end the program without a word`);
}
