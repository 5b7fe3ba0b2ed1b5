import { parentPort, workerData } from 'node:worker_threads';
import { readAndKeep } from '../reference/read-in-thread';

parentPort?.postMessage(readAndKeep(workerData));
