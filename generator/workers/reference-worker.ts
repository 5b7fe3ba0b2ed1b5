import { parentPort, workerData } from 'node:worker_threads';
import { readAndKeep } from '../reference/read-in-thread';

readAndKeep(workerData).then((facts) => parentPort?.postMessage(facts));
