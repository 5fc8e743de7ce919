import { AppError } from '#src/lib/errors.ts';
import { addressProblem, type Mailbox, nameProblem } from '#src/lib/mailbox.ts';

/**
 * Reads MAIL_FROM: an address, or `Name <address>`.
 * @throws AppError with one line that names the setting
 */
export function senderAddress(text: string): Mailbox {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  const name = named?.[1] ?? '';
  const problem = addressProblem(address) ?? nameProblem(name);
  if (problem !== null) {
    throw new AppError(
      'INVALID_REQUEST',
      `MAIL_FROM=${text.slice(0, 200)} ${problem}; use an address such as desk@agency.example`,
      { field: 'MAIL_FROM' },
    );
  }
  return name === '' ? { address } : { address, name };
}
