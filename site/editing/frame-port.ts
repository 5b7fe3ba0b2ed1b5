import { type FrameMessage, HELLO, type PageMessage } from './messages';
import { readMessage } from './read-message';

/** The one way between the page and a frame. */
export interface FramePort {
  say: (message: PageMessage) => void;
  close: () => void;
}

/** What a frame does. */
export interface FramePortEvents {
  /** It is there and can be talked to. */
  connected: () => void;
  heard: (message: FrameMessage) => void;
  /** It shows another page than that which it was made for. */
  left: () => void;
}

/** Gives a port to the first script of a frame, and to nobody else: not to another window, nor a second time. */
export function openFramePort(element: HTMLIFrameElement, events: FramePortEvents): FramePort {
  let port: MessagePort | undefined;
  let loads = 0;
  const connect = ({ source, origin, data }: MessageEvent): void => {
    if (port || source !== element.contentWindow || origin !== 'null' || data !== HELLO) return;
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      const message = readMessage(event.data);
      if (message) events.heard(message);
    };
    // An origin that is none cannot be named; only this window gets it.
    element.contentWindow?.postMessage(null, '*', [port2]);
    events.connected();
  };
  window.addEventListener('message', connect);
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) events.left();
  });
  return {
    say: (message) => port?.postMessage(message),
    close: () => {
      window.removeEventListener('message', connect);
      port?.close();
    },
  };
}
