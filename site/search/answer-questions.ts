import { answer } from '../../generator/search/answer';
import { SearchIndex } from '../../generator/search/search-index';
import { loadShards } from './load-shards';
import type { FromWorker, Question, SearchPlace, ToWorker } from './search-messages';

/**
 * Answers queries of a port from the data that is loaded: the last query is answered again when more is
 * loaded.
 */
export function answerQuestions(port: MessagePort): void {
  let index: SearchIndex | undefined;
  let asked: Question | undefined;
  let isWhole = false;
  const tell = (message: FromWorker): void => port.postMessage(message);
  const answerLast = (): void => {
    if (!index || !asked) return;
    const { number, question, filter } = asked;
    tell({ number, answer: answer(index, question, filter), isWhole });
  };
  const open = async (place: SearchPlace): Promise<void> => {
    const loaded = new SearchIndex();
    await loadShards(loaded, place, () => {
      index = loaded;
      answerLast();
    });
    isWhole = true;
    answerLast();
  };
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('place' in data) {
      open(data.place).catch((error: unknown) => tell({ failed: String(error) }));
    } else {
      asked = data;
      answerLast();
    }
  });
  port.start();
}
