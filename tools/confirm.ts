import { createHash } from 'node:crypto';
import {
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type RequestStateCodec,
} from '@modelcontextprotocol/server';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { ShownForm, ToolCall } from './tool.ts';

const FORM = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Do it', description: 'Tick to go ahead.' } },
  required: ['confirm'],
};
export const ANSWER = 'confirm';

/** Signs what was shown, so that an answer is only valid for the same call and credential. */
export function sealer(signing: Buffer): RequestStateCodec<ShownForm> {
  return createRequestStateCodec<ShownForm>({ key: signing, ttlSeconds: 900 });
}

/** Returns a form as an SDK result. */
export async function showForm(
  codec: RequestStateCodec<ShownForm>,
  message: string,
  shown: ShownForm,
): Promise<InputRequiredResult> {
  return inputRequired({
    inputRequests: { [ANSWER]: inputRequired.elicit({ message, requestedSchema: FORM }) },
    requestState: await codec.mint(shown),
  });
}

/**
 * Asks a person for confirmation, where the client supports it.
 * @param describe the text to show, made only when it will be shown
 * @returns the form to show; or null to proceed, with what was shown
 * @throws AppError INVALID_REQUEST when the person declined
 */
export async function confirmed(
  call: ToolCall,
  tool: string,
  describe: () => Promise<{ message: string; plan?: ShownForm['plan'] }>,
): Promise<{ form: InputRequiredResult } | { shown: ShownForm | undefined }> {
  const { elicitation } = call;
  if (elicitation === null) return { shown: undefined };
  const mark = markOf(call, tool);
  if (elicitation.shown?.call === mark && elicitation.answer !== undefined) {
    if (elicitation.answer === 'accept' && elicitation.accepted) return { shown: elicitation.shown };
    throw new AppError(
      'INVALID_REQUEST',
      'The person who was asked said no, and nothing was done. Do not try it again unless they ask for it.',
      { type: 'declined' },
    );
  }
  const { message, plan } = await describe();
  return { form: await elicitation.show(message, { call: mark, ...(plan === undefined ? {} : { plan }) }) };
}

function markOf(call: ToolCall, tool: string): string {
  return createHash('sha256')
    .update(`${call.principal.credential.id} ${tool}\n${canonicalJson(call.args)}`)
    .digest('base64url');
}
