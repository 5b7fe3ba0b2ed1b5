import { createMessageBudget } from './message-budget';
import { type FrameMessage, HELLO, type PageMessage } from './messages';
import { readMessage } from './read-message';

/** The message channel between the page and a frame. */
export interface FramePort {
  say: (message: PageMessage) => void;
  close: () => void;
}

/** The events of a frame's channel. */
export interface FramePortEvents {
  /** The frame is connected. */
  connected: () => void;
  heard: (message: FrameMessage) => void;
  /** The frame sends more messages than the page can handle; the channel is closed. */
  flooded: () => void;
  /** The frame has navigated to another page. */
  left: () => void;
}

/** Gives a port to the first script of a frame, once: not to other windows, and not a second time. */
export function openFramePort(element: HTMLIFrameElement, events: FramePortEvents): FramePort {
  let port: MessagePort | undefined;
  let loads = 0;
  const isWithinBudget = createMessageBudget();
  const close = (): void => {
    window.removeEventListener('message', hear);
    port?.close();
  };
  const flooded = (): void => {
    close();
    events.flooded();
  };
  const connect = (): void => {
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      if (!isWithinBudget()) return flooded();
      const message = readMessage(event.data);
      if (message) events.heard(message);
    };
    // An opaque origin cannot be named; only this window receives the message.
    element.contentWindow?.postMessage(null, '*', [port2]);
    events.connected();
  };
  const hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== element.contentWindow) return;
    if (!isWithinBudget()) flooded();
    else if (!port && origin === 'null' && data === HELLO) connect();
  };
  window.addEventListener('message', hear);
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) events.left();
  });
  return {
    say: (message) => port?.postMessage(message),
    close,
  };
}
