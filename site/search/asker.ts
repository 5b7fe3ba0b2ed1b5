import { addresses } from '../../data/addresses';
import { basePath, fileUrl } from '../../generator/contract/url';
import type { Answer } from '../../generator/search/answer';
import { manifestPath } from '../../generator/search/files';
import type { Filter } from '../../generator/search/rank';
import { importAgain } from '../support/import-again';
import type { FromWorker, SearchPlace, ToWorker } from './search-messages';

/** Receives answers, several for a query, and failures. */
interface Listener {
  answered(answer: Answer, isWhole: boolean): void;
  failed(): void;
}

/** The site to search, and the product that is preferred. */
interface Place {
  language: string;
  near: string;
}

const worker = importAgain(() => import('./search-worker'));

/** Sends queries to the search worker; starts it, and starts it again for the next query after a failure. */
export class Asker {
  readonly #place: SearchPlace;
  readonly #listener: Listener;
  #port: Promise<MessagePort> | undefined;
  #number = 0;

  constructor({ language, near }: Place, listener: Listener) {
    const manifest = fileUrl(manifestPath(addresses.assets, language), addresses);
    this.#place = { manifest, base: basePath(addresses), near };
    this.#listener = listener;
  }

  /** Loads the data for answers. */
  start(): void {
    if (this.#port) return;
    this.#port = this.#open();
    this.#port.catch((error: unknown) => this.#fail(error));
  }

  /** Sends a query; answers to the last one are ignored from then on. */
  ask(question: string, filter: Filter): void {
    this.#number += 1;
    if (question === '') return;
    this.start();
    const number = this.#number;
    this.#port?.then(
      (port) => this.#tell(port, { number, question, filter }),
      () => undefined,
    );
  }

  async #open(): Promise<MessagePort> {
    const { startWorker } = await worker();
    const port = startWorker((error) => this.#fail(error));
    port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    port.start();
    this.#tell(port, { place: this.#place });
    return port;
  }

  #tell(port: MessagePort, message: ToWorker): void {
    port.postMessage(message);
  }

  #hear(data: FromWorker): void {
    if ('failed' in data) this.#fail(data.failed);
    else if (data.number === this.#number) this.#listener.answered(data.answer, data.isWhole);
  }

  #fail(error: unknown): void {
    console.error(error);
    void this.#port?.then((port) => port.close()).catch(() => undefined);
    this.#port = undefined;
    this.#listener.failed();
  }
}
