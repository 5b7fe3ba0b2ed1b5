/** The part of the Network Information API that is read here; only some browsers have it. */
interface DataSaver {
  connection?: { saveData?: boolean };
}

/** Whether the reader has enabled data saving; false if the browser does not support it. */
export function savesData(): boolean {
  const { connection } = navigator as DataSaver;
  return connection?.saveData === true;
}
