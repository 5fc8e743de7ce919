import * as z from 'zod';
import type { Db } from '#db/store.ts';
import { id } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
type LogoType = (typeof LOGO_TYPES)[number];

/** The most that a logo may weigh, as it is sent with every page of the agency. */
export const MAX_LOGO_BYTES = 100_000;

/** How an agency looks on the pages that outsiders see. */
const BRAND = record('account', 'agency_brands', {
  account_id: hidden(id('account')),
  colour: column(z.nullable(z.string())),
  /** The picture in base64. */
  logo: hidden(z.nullable(z.string())),
  logo_type: column(z.nullable(z.enum(LOGO_TYPES))),
  /** Another one for another picture, so that browsers may keep it. */
  logo_version: column(z.nullable(z.string())),
  updated_at: column(z.string()),
});
type BrandRow = RecordRow<typeof BRAND>;

declare module '#db/types.ts' {
  interface Database {
    agency_brands: BrandRow;
  }
}

/** What kind of picture bytes are, by how they begin; null for any other. */
export function logoTypeOf(bytes: Uint8Array): (typeof LOGO_TYPES)[number] | null {
  const begins = (text: string, at = 0): boolean =>
    Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins('\xff\xd8\xff')) return 'image/jpeg';
  return begins('RIFF') && begins('WEBP', 8) ? 'image/webp' : null;
}

export const SetBrand = z.object({
  colour: z.nullable(
    z.string().regex(/^#[0-9a-f]{6}$/, 'Give the colour as six hexadecimal digits, such as #1b4f8f.'),
  ),
  /** keep: the logo stays as it is. */
  logo: z.union([
    z.literal('keep'),
    z.null(),
    z.object({ type: z.enum(LOGO_TYPES), base64: z.string(), version: z.string() }),
  ]),
});

/** What the agency shows of itself to outsiders, without the picture. */
export interface Brand {
  /** #rrggbb, as the agency gave it; null for the colour of the service. */
  colour: string | null;
  /** Of the logo, which changes with it; null without one. */
  logo_version: string | null;
}

/** The brand of an agency. */
export async function brandOf(db: Db, account: string): Promise<Brand> {
  const row = await db
    .selectFrom('agency_brands')
    .where('account_id', '=', account)
    .select(['colour', 'logo_version'])
    .executeTakeFirst();
  return row ?? { colour: null, logo_version: null };
}

/** The picture of an agency's logo; undefined without one, or for another version of it. */
export async function logoOf(
  db: Db,
  account: string,
  version: string,
): Promise<{ type: LogoType; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('agency_brands')
    .where('account_id', '=', account)
    .where('logo_version', '=', version)
    .select(['logo', 'logo_type'])
    .executeTakeFirst();
  if (row?.logo == null || row.logo_type === null) return undefined;
  return { type: row.logo_type, bytes: Buffer.from(row.logo, 'base64') };
}

/** Sets how the agency looks to outsiders. */
export async function setBrand(
  ctx: WriteContext,
  { colour, logo }: z.output<typeof SetBrand>,
): Promise<Brand> {
  const picture =
    logo === 'keep'
      ? {}
      : {
          logo: logo?.base64 ?? null,
          logo_type: logo?.type ?? null,
          logo_version: logo?.version ?? null,
        };
  const set = { colour, ...picture, updated_at: ctx.now };
  const none = { logo: null, logo_type: null, logo_version: null };
  await ctx.tx
    .insertInto('agency_brands')
    .values({ account_id: ctx.account.id, ...none, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute();
  ctx.record({ type: 'access_changed', summary: 'Changed how the agency looks on its public pages' });
  return brandOf(ctx.tx, ctx.account.id);
}
