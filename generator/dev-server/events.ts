import type { ServerResponse } from 'node:http';
import type { Problem } from '../model';

/** An event for pages in development. */
export type DevEvent = { kind: 'changed' } | { kind: 'problems'; problems: Problem[] };

/** The connections of open pages (server-sent events). */
export class EventStream {
  private readonly listeners = new Set<ServerResponse>();
  private last: DevEvent = { kind: 'problems', problems: [] };

  /** Keeps the connection open, and sends the current problems at once. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(messageOf(this.last));
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  /** Whether a page is open. */
  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  send(event: DevEvent): void {
    if (event.kind === 'problems') this.last = event;
    for (const response of this.listeners) response.write(messageOf(event));
  }
}

function messageOf(event: DevEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
