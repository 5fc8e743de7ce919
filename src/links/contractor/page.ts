import type { Principal } from '#src/access/principal.ts';
import { admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { type ContractorView, checkUpload, contractorView } from '#src/domain/papers/index.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { findContractor } from '../behind.ts';
import { findLink, type LinkKind, principalOfLink, readAs, runAs } from '../open.ts';
import type { LinkService } from '../service.ts';
import { saveContractorDetailsAction, sendPaperAction } from './actions.ts';

/** Files that a contractor may send, by what their bytes show. */
const ACCEPTED_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
  'image/tiff',
]);

/** A file as it arrived. */
export interface ArrivedFile {
  filename: string;
  bytes: Uint8Array;
}

/** Whose page a link opens. */
interface Opened {
  principal: Principal;
  candidateId: string;
}

/**
 * The page behind a link. Opening it changes nothing.
 * @throws AppError NOT_FOUND for a link that was not made here, LINK_EXPIRED or LINK_REVOKED for one that was
 */
export async function readContractorPage(service: LinkService, token: string): Promise<ContractorView> {
  const { principal, candidateId } = await open(service, token, false);
  return readAs(service, principal, (ctx) => contractorView(ctx, candidateId));
}

/** Keeps what a contractor told of themselves. @throws AppError as readContractorPage, and VALIDATION_ERROR */
export async function saveContractorDetails(
  service: LinkService,
  token: string,
  told: Record<string, unknown>,
): Promise<void> {
  const { principal, candidateId } = await open(service, token, true);
  await runAs(service, principal, saveContractorDetailsAction, { candidate_id: candidateId, ...told });
}

/**
 * Keeps a document that a contractor sent, or what they wrote in its place.
 * @throws AppError as readContractorPage, and VALIDATION_ERROR or CONFLICT on the field at fault
 */
export async function sendContractorPaper(
  service: LinkService,
  token: string,
  fields: Record<string, unknown>,
  file: ArrivedFile | null,
): Promise<void> {
  const { principal, candidateId } = await open(service, token, true);
  const sent = { candidate_id: candidateId, ...fields };
  const upload = parseInput(sendPaperAction, { ...sent, file: null });
  await readAs(service, principal, (ctx) =>
    checkUpload(ctx, upload as Parameters<typeof checkUpload>[1], file !== null),
  );
  const kept = file === null ? null : await keep(service, principal, file);
  await runAs(service, principal, sendPaperAction, { ...sent, file: kept });
}

async function keep(service: LinkService, principal: Principal, { filename, bytes }: ArrivedFile) {
  const { files } = service.runtime.ports;
  const type = await files.typeOf(bytes);
  if (!ACCEPTED_TYPES.has(type)) {
    throw invalid(
      'file',
      'This is no PDF, picture or Word document. Save it as one of these and send it again.',
    );
  }
  return { ...(await files.keep(principal.account.id, bytes, type)), filename };
}

const CONTRACTOR: LinkKind<ContractorLink> = {
  find: findContractor,
  actor: (link) => ({ type: 'candidate', id: link.candidate_id, name: link.name }),
  check(link, now) {
    if (link.revoked_at !== null) {
      throw new AppError(
        'LINK_REVOKED',
        'A newer link took the place of this one. Use the newest that your agency sent you, or ask for another.',
      );
    }
    if (link.expires_at <= now) {
      throw new AppError('LINK_EXPIRED', 'This link worked for 60 days. Ask your agency for a new one.');
    }
  },
  unknown: 'There is no such page. Copy the whole link, or ask your agency for a new one.',
};

type ContractorLink = NonNullable<Awaited<ReturnType<typeof findContractor>>>;

async function open(service: LinkService, token: string, writing: boolean): Promise<Opened> {
  const link = await findLink(service, CONTRACTOR, token);
  const principal = await principalOfLink(service, CONTRACTOR, link);
  admitAccount(principal, writing);
  return { principal, candidateId: link.candidate_id };
}
