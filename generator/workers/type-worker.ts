import { parentPort, workerData } from 'node:worker_threads';
import { typeCheckDemos } from '../steps/2-check/demo-types/type-check-demos';

parentPort?.postMessage(typeCheckDemos(workerData));
