import type * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type Page, wholePage } from '#src/lib/page.ts';
import { slugOfAgency } from '../accounts/slug.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import { BOARDS, type BuiltIn, WEBHOOK, XML_FEED } from './catalogue.ts';
import { postsUsed } from './quota.ts';
import {
  BOARD,
  type BoardRow,
  type ConfigureBoard,
  type ConfiguredBoard,
  type DistributionBoard,
} from './schema.ts';

/** A board with what the agency set for it. */
export interface Board extends BuiltIn {
  limit: number | null;
  regions: string[];
  webhookUrl: string | null;
  row: BoardRow | null;
}

/** A signing secret made outside: in clear to show once, and sealed to keep. */
export interface SigningSecret {
  secret: string;
  sealed: string;
}

function boardOf(built: BuiltIn, row: BoardRow | null): Board {
  return {
    ...built,
    pricing: row === null ? built.pricing : row.pricing,
    limit: row?.monthly_post_limit ?? null,
    regions: row === null ? [] : json.decode<string[]>(row.regions),
    webhookUrl: row?.webhook_url ?? null,
    row,
  };
}

/** Every board as the agency has it. */
export async function boardsOf(ctx: Context): Promise<Board[]> {
  const rows = await ctx.db
    .selectFrom('distribution_boards')
    .where('account_id', '=', ctx.account.id)
    .selectAll()
    .execute();
  return BOARDS.map((built) => boardOf(built, rows.find(({ slug }) => slug === built.slug) ?? null));
}

/** A board by its slug. @throws AppError NOT_FOUND on `field`, naming those there are */
export async function requireBoard(ctx: Context, slug: string, field = 'board_slug'): Promise<Board> {
  const board = (await boardsOf(ctx)).find((one) => one.slug === slug);
  if (board !== undefined) return board;
  throw unknownBoard(slug, field);
}

/** The refusal of a slug that is no board's. */
export function unknownBoard(slug: string, field: string): AppError {
  const known = BOARDS.map((one) => one.slug).join(', ');
  return new AppError('NOT_FOUND', `No board ${slug}. The boards are ${known}; list_boards tells of each.`, {
    field,
  });
}

/** Whether a board can be posted to as it is set. */
export const isReady = (board: Board): boolean => !board.needsAddress || board.webhookUrl !== null;

/** Whether posting to a board may cost something, so that a person has to say yes. */
export const mayCost = (board: Board): boolean => board.pricing !== 'free';

/** Tells the unit what a board is to be sent, and where that is. */
export function leaveFor(ctx: WriteContext, board: Board, what: string, content: object | null): void {
  if (board.webhookUrl !== null)
    ctx.leaves({ kind: 'request', to: board.webhookUrl, what, level: null, content });
  else ctx.leaves({ kind: 'reveal', to: board.name, what, level: 'public', content });
}

/** Every board, in their order. */
export async function listBoards(ctx: Context): Promise<Page<DistributionBoard>> {
  const slug = await slugOfAgency(ctx);
  const boards: DistributionBoard[] = [];
  for (const board of await boardsOf(ctx)) boards.push(await toBoard(ctx, board, slug));
  return wholePage(boards);
}

/** A board. @throws AppError NOT_FOUND */
export async function getBoard(ctx: Context, slug: string): Promise<DistributionBoard> {
  return toBoard(ctx, await requireBoard(ctx, slug), await slugOfAgency(ctx));
}

/** A board by the id under which its settings are kept. @throws AppError NOT_FOUND */
export async function getBoardById(ctx: Context, id: string): Promise<DistributionBoard> {
  const row = await findRow(ctx.db, 'distribution_boards', ctx.account.id, id);
  if (row === undefined) throw notFound('board', id);
  return getBoard(ctx, row.slug);
}

/**
 * Sets a board for the agency.
 * @param made a signing secret for the case that one is needed; the domain draws no randomness
 */
export async function configureBoard(
  ctx: WriteContext,
  input: z.output<typeof ConfigureBoard>,
  made: SigningSecret | null,
): Promise<ConfiguredBoard> {
  const { board_slug, rotate_secret, ...given } = input;
  const board = await requireBoard(ctx, board_slug);
  if (board_slug !== WEBHOOK) {
    const stray = given.webhook_url != null ? 'webhook_url' : rotate_secret ? 'rotate_secret' : null;
    if (stray !== null)
      throw invalid(stray, `${stray}: only the board webhook sends to an address; leave it out`);
  }
  const row = board.row ?? (await insertBoard(ctx, board));
  const slug = await slugOfAgency(ctx);
  const before = await toBoard(ctx, board, slug);
  const needsSecret = rotate_secret === true || (given.webhook_url != null && row.secret === null);
  const secret = needsSecret ? made : null;
  const patch = BOARD.patch(given, {
    regions: given.regions && [...new Set(given.regions)],
    industries: given.industries && [...new Set(given.industries)],
    categories: given.categories && [...new Set(given.categories)],
    secret: secret?.sealed,
    updated_at: ctx.now,
  });
  const shown = await toBoard(ctx, boardOf(board, { ...row, ...patch }), slug);
  if (!leavesAsIs<BoardRow>(row, patch)) {
    await updateRow(ctx.tx, 'distribution_boards', ctx.account.id, row.id, patch);
    ctx.changed({ type: 'distribution_board', id: row.id, before, after: shown, label: board.name });
  }
  return { signing_secret: secret === null || ctx.rehearsal ? null : secret.secret, ...shown };
}

/** A board as it is built in, as it would be kept. */
function blankRow(ctx: Context, { slug, pricing }: BuiltIn): BoardRow {
  return BOARD.row(
    {},
    {
      id: newId('distribution_board'),
      account_id: ctx.account.id,
      slug,
      pricing,
      regions: [],
      industries: [],
      categories: [],
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
}

async function insertBoard(ctx: WriteContext, board: Board): Promise<BoardRow> {
  const row = blankRow(ctx, board);
  await insertRow(ctx.tx, 'distribution_boards', row);
  return row;
}

async function toBoard(ctx: Context, board: Board, agency: string | null): Promise<DistributionBoard> {
  const used = await postsUsed(ctx, board.slug);
  const publicUrl = ctx.deployment?.publicUrl;
  return BOARD.view(board.row ?? blankRow(ctx, board), {
    name: board.name,
    provider: board.provider,
    capabilities: board.capabilities,
    posts_used_this_month: used,
    posts_remaining_this_month: board.limit === null ? null : Math.max(0, board.limit - used),
    feed_url:
      board.slug === XML_FEED && agency !== null && publicUrl !== undefined
        ? `${publicUrl}/careers/${agency}/feed.xml`
        : null,
    ready: isReady(board),
  });
}
