import { parentPort, workerData } from 'node:worker_threads';
import { readAndStore } from '../../steps/3-read/reference/read-in-thread';

readAndStore(workerData).then((facts) => parentPort?.postMessage(facts));
