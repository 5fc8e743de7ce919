import { createHash } from 'node:crypto';
import {
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type RequestStateCodec,
} from '@modelcontextprotocol/server';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { Shown, ToolCall } from './tool.ts';

const FORM = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Do it', description: 'Tick to go ahead.' } },
  required: ['confirm'],
};
export const ANSWER = 'confirm';

/** Seals what was shown: an answer counts only for the call and the credential it was shown to. */
export function sealer(signing: Buffer): RequestStateCodec<Shown> {
  return createRequestStateCodec<Shown>({ key: signing, ttlSeconds: 900 });
}

/** Shows a form, as far as an SDK result can. */
export async function showForm(
  codec: RequestStateCodec<Shown>,
  message: string,
  shown: Shown,
): Promise<InputRequiredResult> {
  return inputRequired({
    inputRequests: { [ANSWER]: inputRequired.elicit({ message, requestedSchema: FORM }) },
    requestState: await codec.mint(shown),
  });
}

/**
 * Asks a person before something is done, where the client can ask.
 * @param describe the text to show, made only when it will be shown
 * @returns the form to show; or null to go ahead, with what had been shown
 * @throws AppError INVALID_REQUEST when the person declined
 */
export async function confirmed(
  call: ToolCall,
  tool: string,
  describe: () => Promise<{ message: string; plan?: Shown['plan'] }>,
): Promise<{ form: InputRequiredResult } | { shown: Shown | undefined }> {
  const { asking } = call;
  if (asking === null) return { shown: undefined };
  const mark = markOf(call, tool);
  if (asking.shown?.call === mark && asking.answer !== undefined) {
    if (asking.answer === 'accept' && asking.ticked) return { shown: asking.shown };
    throw new AppError(
      'INVALID_REQUEST',
      'The person who was asked said no, and nothing was done. Do not try it again unless they ask for it.',
      { type: 'declined' },
    );
  }
  const { message, plan } = await describe();
  return { form: await asking.show(message, { call: mark, ...(plan === undefined ? {} : { plan }) }) };
}

function markOf(call: ToolCall, tool: string): string {
  return createHash('sha256')
    .update(`${call.principal.credential.id} ${tool}\n${canonicalJson(call.args)}`)
    .digest('base64url');
}
