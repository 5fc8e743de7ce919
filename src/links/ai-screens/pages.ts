import { admitAccount } from '#src/action/gates.ts';
import type { ScreenPage } from '#src/domain/ai-screens/index.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { findAiScreen } from '../behind.ts';
import { findLink, type LinkKind, principalOfLink, runAs, runOnLink } from '../open.ts';
import type { LinkService } from '../service.ts';
import { answerScreenAction, readScreenAction, SCREEN_STEPS, type ScreenStep } from './actions.ts';

/** Recordings that can be sent, by what their bytes show. */
const ACCEPTED_TYPES: ReadonlySet<string> = new Set([
  'audio/webm',
  'video/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/x-m4a',
  'video/mp4',
  'audio/mpeg',
  'audio/wav',
]);

const SCREEN: LinkKind<NonNullable<Awaited<ReturnType<typeof findAiScreen>>>> = {
  find: findAiScreen,
  actor: ({ candidate_id, name }) => ({ type: 'candidate', id: candidate_id, name }),
  unknown: 'There is no such link. Copy the whole of it from the mail.',
};

/** A candidate's page, and whether answers can be recorded here. */
export type ShownScreen = ScreenPage & { records: boolean };

/** What the link of a screen opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readScreen(service: LinkService, token: string): Promise<ShownScreen> {
  const page = await runOnLink(service, SCREEN, token, ({ id }) => [readScreenAction, { id }]);
  return { ...page, records: service.runtime.ports.speech.available };
}

/** Takes a step of a screen other than an answer. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED, CONFLICT */
export async function takeScreenStep(service: LinkService, token: string, step: ScreenStep): Promise<void> {
  await runOnLink(service, SCREEN, token, ({ id }) => [SCREEN_STEPS[step], { id }]);
}

/**
 * Keeps a typed answer, in the place of the one before; an empty one passes the question over.
 * @throws AppError as takeScreenStep, and VALIDATION_ERROR
 */
export async function answerScreen(
  service: LinkService,
  token: string,
  answer: { no: number; text: string | null },
): Promise<void> {
  await runOnLink(service, SCREEN, token, ({ id }) => [
    answerScreenAction,
    { ai_screen_id: id, ...answer, recording: null, seconds: null },
  ]);
}

/**
 * Keeps a recorded answer, in the place of the one before. The same upload again changes nothing.
 * @param seconds its length, as the browser tells it
 * @throws AppError as answerScreen, and CONFLICT where answers are given in writing alone
 */
export async function recordScreenAnswer(
  service: LinkService,
  token: string,
  answer: { no: number; bytes: Uint8Array; seconds: number | null },
): Promise<void> {
  const { files, speech } = service.runtime.ports;
  if (!speech.available)
    throw new AppError('CONFLICT', 'Recording is not offered here. Write your answer instead.');
  const found = await findLink(service, SCREEN, token);
  const principal = await principalOfLink(service, SCREEN, found);
  admitAccount(principal, true);
  // Some types name their codec as well.
  const type = (await files.typeOf(answer.bytes)).replace(/;.*$/, '');
  if (!ACCEPTED_TYPES.has(type))
    throw invalid(
      'file',
      'This is no recording that can be heard here. Record it again, or write your answer.',
    );
  const kept = await files.keep(principal.account.id, answer.bytes, type);
  await runAs(service, principal, answerScreenAction, {
    ai_screen_id: found.id,
    no: answer.no,
    text: null,
    recording: { ...kept, filename: `Answer ${answer.no}` },
    seconds: answer.seconds,
  });
}
