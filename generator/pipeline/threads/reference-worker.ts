import { parentPort, workerData } from 'node:worker_threads';
import { readAndKeep } from '../../steps/3-read/reference/read-in-thread';

readAndKeep(workerData).then((facts) => parentPort?.postMessage(facts));
