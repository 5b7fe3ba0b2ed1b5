import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';

const PARSE_ERROR = { code: ErrorCode.ParseError, message: 'Parse error: this is no JSON.' };

const INVALID_REQUEST = {
  code: ErrorCode.InvalidRequest,
  message: 'Invalid request: this is no single JSON-RPC 2.0 message.',
};

/**
 * Answers lines that are no message, which the SDK drops, so that a client does not wait for ever. Their id is not known, so
 * that of the answer is null, which the types of the SDK do not have.
 */
export function answerInvalid(transport: Transport, write: (line: string) => void): void {
  transport.onerror = (error) => {
    const answer = error instanceof SyntaxError ? PARSE_ERROR : INVALID_REQUEST;
    if (error instanceof SyntaxError || error.name === 'ZodError')
      write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: answer })}\n`);
  };
}
