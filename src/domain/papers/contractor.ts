import { insertRow, json } from '#db/rows.ts';
import type { Day } from '#src/lib/clock.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { currencyOf } from '#src/lib/places.ts';
import { type CandidateRow, requireCandidate, updatePreferences } from '../candidates/index.ts';
import { UpdatePreferences } from '../candidates/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { addDocument, documentsById } from '../documents/index.ts';
import { present } from '../fields.ts';
import type { StoredFile } from '../ports.ts';
import { type ContractRow, liveContracts } from './contracts.ts';
import type { PaperKind } from './kinds.ts';
import { assess, countryOfContract } from './placement-papers.ts';
import { requireKind } from './requirements.ts';
import { kindsIn } from './rules.ts';
import { PAPER, type PlacementPaper, type PlacementPapers } from './schema.ts';
import { type PaperRow, papersOf, toPaper } from './store.ts';

/** A document requested from a contractor. */
export interface RequestedPaper {
  placement_id: string;
  country: string;
  /** The kinds of which one is enough. */
  kinds: { kind: string; label: string }[];
  status: PlacementPaper['status'];
  stops_counting_on: Day | null;
  /** Why the last upload was rejected; null if none was rejected, or no reason was given. */
  rejected: { reason: string | null } | null;
}

/** The data of a contractor's page. */
export interface ContractorView {
  agency: string;
  first_name: string;
  /** The currency of day rates. */
  currency: string;
  available_from: Day | null;
  day_rate: number | null;
  preferred_locations: string[];
  contracts: {
    placement_id: string;
    job_title: string | null;
    client_name: string | null;
    starts_on: Day | null;
    ends_on: Day | null;
    asks: RequestedPaper[];
    /** Of the person's own documents that the contract needs: how many there are, and how many have been sent. */
    needed: number;
    sent: number;
    /** Documents that the agency prepares for this contract and has not saved yet: of each, the kinds of which one is enough. */
    prepared: { kind: string; label: string }[][];
  }[];
  documents: {
    kind: string;
    label: string;
    status: ReturnType<typeof toPaper>['status'];
    stops_counting_on: Day | null;
    sent_on: Day;
    rejection_reason: string | null;
  }[];
  /** Other documents that can be sent. */
  kinds: {
    kind: string;
    label: string;
    country: string;
    /** The contract of which it is the signed copy; null for what counts in the whole country. */
    placement_id: string | null;
  }[];
}

/**
 * The data of a contractor's page: their details, the requested documents, and those they have sent. @throws AppError
 * NOT_FOUND
 */
export async function contractorView(ctx: Context, candidateId: string): Promise<ContractorView> {
  const person = await requireCandidate(ctx, candidateId);
  const rows = await liveContracts(ctx, person.id);
  const papers = await assess(ctx, rows);
  const held = await papersOf(ctx, person.id);
  return {
    agency: ctx.account.name,
    first_name: person.first_name ?? person.name,
    currency: rateCurrency(ctx, person),
    available_from: person.available_from,
    day_rate: person.salary_period === 'day' ? person.salary_amount : null,
    preferred_locations: json.decodeOrNull<string[]>(person.preferred_locations) ?? [],
    contracts: rows.map((row, at) => contractOf(row, papers[at], held)),
    documents: held.map((row) => {
      const paper = toPaper(row, ctx.today);
      return {
        kind: paper.kind,
        label: paper.label,
        status: paper.status,
        stops_counting_on: paper.stops_counting_on,
        sent_on: paper.created_at.slice(0, 10),
        rejection_reason: paper.rejection_reason,
      };
    }),
    kinds: sendable(ctx, person, rows),
  };
}

function contractOf(
  row: ContractRow,
  papers: PlacementPapers | undefined,
  held: readonly PaperRow[],
): ContractorView['contracts'][number] {
  const open = (papers?.items ?? []).filter(
    ({ required, status, expiring, to_check_paper_id }) =>
      required && to_check_paper_id === null && status !== 'waived' && (status !== 'current' || expiring),
  );
  const country = papers?.country ?? '';
  const own = (papers?.items ?? []).filter(
    ({ required, group, status }) => required && group === 'person' && status !== 'waived',
  );
  const missing = open.filter(({ group }) => group === 'person').length;
  return {
    placement_id: row.id,
    job_title: row.job_title,
    client_name: row.client_name,
    starts_on: row.start_date,
    ends_on: row.contract_end_date,
    asks: open
      .filter(({ group }) => group === 'person')
      .map((item) => ({
        placement_id: row.id,
        country,
        kinds: kindsOf(country, item),
        status: item.status,
        stops_counting_on: item.stops_counting_on,
        rejected: rejectionOf(item, held),
      })),
    needed: own.length,
    sent: own.length - missing,
    prepared: open.filter(({ group }) => group === 'engagement').map((item) => kindsOf(country, item)),
  };
}

const kindsOf = (country: string, { one_of }: PlacementPaper): RequestedPaper['kinds'] =>
  one_of.map((kind) => ({ kind, label: requireKind(country, kind).label }));

function rejectionOf({ one_of }: PlacementPaper, held: readonly PaperRow[]): RequestedPaper['rejected'] {
  const last = held.find(({ kind }) => one_of.includes(kind));
  return last?.state === 'rejected' ? { reason: last.rejection_reason } : null;
}

// Documents that an employer in the country may see, and signed copies of those prepared for each contract.
function sendable(ctx: Context, person: CandidateRow, rows: readonly ContractRow[]): ContractorView['kinds'] {
  const home = person.country_code ?? ctx.account.country;
  const countries = [...new Set([...rows.map((row) => countryOfContract(ctx, row)), home])];
  const own = countries.flatMap((country) =>
    kindsIn(country)
      .filter(({ group }) => group === 'person')
      .map(({ kind, label }) => ({
        kind,
        label,
        country,
        placement_id: null,
      })),
  );
  const made = rows.flatMap((row) => {
    const country = countryOfContract(ctx, row);
    return kindsIn(country)
      .filter(({ group }) => group === 'engagement')
      .map(({ kind, label }) => ({
        kind,
        label,
        country,
        placement_id: row.id,
      }));
  });
  return [...made, ...own];
}

function rateCurrency(ctx: Context, person: CandidateRow): string {
  const home = person.country_code;
  return person.salary_currency ?? (home === null ? ctx.account.currency : currencyOf(home));
}

/** A contractor's answers; omitted members stay unchanged, null clears. */
export interface ContractorAnswer {
  candidate_id: string;
  available_from?: Day | null | undefined;
  /** In the currency shown on the page. */
  day_rate?: number | null | undefined;
  preferred_locations?: string[] | null | undefined;
}

/** Stores a contractor's answers from their page. @throws AppError NOT_FOUND, VALIDATION_ERROR */
export async function saveAnswer(ctx: WriteContext, answer: ContractorAnswer): Promise<void> {
  const person = await requireCandidate(ctx, answer.candidate_id);
  const { available_from, day_rate, preferred_locations } = answer;
  const rate = person.salary_period === 'day' ? person.salary_amount : null;
  const told = present({
    available_from,
    preferred_locations,
    salary_expectation:
      day_rate === undefined || day_rate === rate
        ? undefined
        : day_rate === null
          ? null
          : `${rateCurrency(ctx, person)} ${day_rate} per day`,
  });
  if (Object.keys(told).length === 0) return;
  await updatePreferences(ctx, UpdatePreferences.parse({ candidate_id: person.id, ...told }));
  ctx.record({
    type: 'paper',
    summary: `${person.name} updated their contractor page`,
    candidate_id: person.id,
  });
}

/** A document sent from a contractor's page, or a message instead. */
export interface Upload {
  candidate_id: string;
  kind: string;
  country: string;
  placement_id: string | null;
  issued_on: Day | null;
  expires_on: Day | null;
  note: string | null;
  file: (StoredFile & { filename: string }) | null;
}

const MAX_UNCHECKED = 40;

/**
 * Stores what a contractor sent: a file becomes a document for a person to check, a message without a file becomes an
 * activity.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR, CONFLICT when too many uploads are unchecked
 */
export async function addUpload(ctx: WriteContext, upload: Upload): Promise<void> {
  const { person, kind, contract, waiting } = await checkUpload(ctx, upload, upload.file !== null);
  const { file, note, issued_on, expires_on } = upload;
  const told = { type: 'paper', candidate_id: person.id, body: note } as const;
  if (file === null) {
    ctx.record({ ...told, summary: `${person.name} wrote about ${kind.label}` });
    return;
  }
  if (await isSent(ctx, waiting, kind.kind, file.sha256)) return;
  const document = await addDocument(ctx, {
    file,
    filename: file.filename,
    kind: 'paper',
    candidate_id: person.id,
  });
  const row = PAPER.row(
    { issued_on, expires_on, note },
    {
      id: newId('paper'),
      account_id: ctx.account.id,
      candidate_id: person.id,
      placement_id: contract,
      kind: kind.kind,
      country: upload.country,
      state: 'to_check',
      details: {},
      document_id: document.id,
      source: 'contractor',
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'papers', row);
  const paper = toPaper(row, ctx.today);
  ctx.changed({
    type: 'paper',
    id: row.id,
    before: null,
    after: paper,
    label: `${kind.label} of ${person.name}`,
  });
  ctx.record({ ...told, summary: `${person.name} sent ${kind.label}, to be checked` });
}

/**
 * Checks an upload before its bytes are stored.
 * @throws AppError as addUpload
 */
export async function checkUpload(
  ctx: Context,
  upload: Omit<Upload, 'file'>,
  hasFile: boolean,
): Promise<{ person: CandidateRow; kind: PaperKind; contract: string | null; waiting: PaperRow[] }> {
  const person = await requireCandidate(ctx, upload.candidate_id);
  const kind = requireKind(upload.country, upload.kind);
  const contract = kind.group === 'person' ? null : await ownContract(ctx, upload);
  const { note, issued_on, expires_on } = upload;
  if (!hasFile && note === null)
    throw invalid('file', 'Choose a file, or tell your agency about it in a few words.');
  if (issued_on !== null && issued_on > ctx.today) throw invalid('issued_on', 'This day has not come yet.');
  if (issued_on !== null && expires_on !== null && expires_on < issued_on)
    throw invalid('expires_on', 'It cannot end before it was issued.');
  const waiting = (await papersOf(ctx, person.id)).filter(({ state }) => state === 'to_check');
  if (hasFile && waiting.length >= MAX_UNCHECKED) {
    throw new AppError(
      'CONFLICT',
      `${MAX_UNCHECKED} documents wait to be looked at already. Ask your agency to check them, then send more.`,
      { field: 'file' },
    );
  }
  return { person, kind, contract, waiting };
}

// A form that was submitted twice is stored once.
async function isSent(
  ctx: Context,
  waiting: readonly PaperRow[],
  kind: string,
  sha256: string,
): Promise<boolean> {
  const ids = waiting.flatMap((row) =>
    row.kind === kind && row.document_id !== null ? [row.document_id] : [],
  );
  if (ids.length === 0) return false;
  const sent = await documentsById(ctx, ids);
  return [...sent.values()].some((document) => document.sha256 === sha256);
}

async function ownContract(ctx: Context, upload: Omit<Upload, 'file'>): Promise<string> {
  const rows = await liveContracts(ctx, upload.candidate_id);
  const row = rows.find(({ id }) => id === upload.placement_id);
  if (row === undefined) throw notFound('placement', upload.placement_id ?? '', 'placement_id');
  return row.id;
}
