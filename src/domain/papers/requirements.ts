import { invalid } from '#src/lib/errors.ts';
import { countryCode, countryName } from '#src/lib/places.ts';
import { setRequiredPapers as keepRequired } from '../accounts/account.ts';
import type { AccountRecord } from '../accounts/account-schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { ENGAGEMENTS } from '../placements/schema.ts';
import { EU_MEMBERS, PAPER_KINDS, type PaperKind, type PaperRequirement, REQUIRED_PAPERS } from './kinds.ts';
import { closestKinds, kindIn, kindsIn, regionsOf } from './rules.ts';
import { NOT_LEGAL_ADVICE, type PaperKinds, type SetRequiredPapers } from './schema.ts';

/** All requirements of the agency's contracts, in all regions: its own settings, else the service's defaults. */
export function requiredBy(ctx: Context): PaperRequirement[] {
  const own = ctx.account.settings.required_papers;
  const proposed = REQUIRED_PAPERS.filter(({ region }) => !Object.hasOwn(own, region));
  const chosen = Object.entries(own).flatMap(([region, requirements]) =>
    requirements.map(({ one_of, engagement, abroad }) => ({
      one_of,
      region,
      engagement: ENGAGEMENTS.find((known) => known === engagement) ?? null,
      abroad,
    })),
  );
  return [...proposed, ...chosen];
}

/** The kinds of documents in a country, and what a contract there needs. */
export async function listPaperKinds(ctx: Context, country = ctx.account.country): Promise<PaperKinds> {
  const regions = regionsOf(country);
  return {
    country,
    kinds: kindsIn(country).map(({ kind, label, description, group, term_months, waivable }) => ({
      kind,
      label,
      description,
      group,
      term_months,
      waivable,
    })),
    required: requiredBy(ctx)
      .filter(({ region }) => regions.includes(region))
      .map(({ one_of, region, engagement, abroad }) => ({ one_of: [...one_of], region, engagement, abroad })),
    notice: NOT_LEGAL_ADVICE,
  };
}

/**
 * Sets the requirements of contracts in a region, and warns of what is no longer asked for. The right to work is always
 * needed.
 * @throws AppError VALIDATION_ERROR for an unknown region or kind, or a set for everywhere without the right to work
 */
export async function setRequiredPapers(ctx: WriteContext, input: SetRequiredPapers): Promise<AccountRecord> {
  const region = regionOf(input.region);
  const { requirements, use_default } = input;
  if ((requirements === undefined) === (use_default !== true)) {
    throw invalid(
      'requirements',
      'requirements: give the whole set of the region, or use_default: true to go back to what the service proposes, and not both',
    );
  }
  if (requirements === undefined) {
    warnOfDropped(ctx, region, REQUIRED_PAPERS);
    return keepRequired(ctx, region, null);
  }
  requirements.forEach(({ one_of }, at) => {
    for (const kind of one_of) checkKind(region, kind, `requirements.${at}.one_of`);
  });
  const always = requirements.some(
    ({ one_of, engagement, abroad }) =>
      one_of.length === 1 && one_of[0] === 'right_to_work' && engagement == null && abroad !== true,
  );
  if (region === 'ALL' && !always) {
    throw invalid(
      'requirements',
      'requirements: the right to work is needed by every contract; keep {"one_of": ["right_to_work"]} in the set for ALL',
    );
  }
  const set = requirements.map(({ one_of, engagement, abroad }) => ({
    one_of,
    engagement: engagement ?? null,
    abroad: abroad ?? false,
  }));
  warnOfDropped(
    ctx,
    region,
    set.map((one) => ({ ...one, region })),
  );
  return keepRequired(ctx, region, set);
}

/** Warns of what a region asks for now and would not by other requirements: contracts would be ready without it. */
function warnOfDropped(ctx: WriteContext, region: string, to: readonly PaperRequirement[]): void {
  const kept = to.filter((one) => one.region === region);
  const dropped = requiredBy(ctx).filter(
    (one) => one.region === region && !kept.some((other) => asksAsMuch(other, one)),
  );
  if (dropped.length === 0) return;
  const labelOf = (kind: string): string => PAPER_KINDS.find((one) => one.kind === kind)?.label ?? kind;
  const names = dropped.map(({ one_of, engagement, abroad }) => {
    const whose = [...(engagement === null ? [] : [engagement]), ...(abroad ? ['who live abroad'] : [])];
    return `${one_of.map(labelOf).join(' or ')}${whose.length === 0 ? '' : ` (${whose.join(', ')})`}`;
  });
  ctx.warn(
    'papers_no_longer_required',
    `Contracts in ${region === 'ALL' ? 'all regions' : region} no longer need: ${names.join('; ')}. Documents that are kept stay.`,
  );
}

/** Whether whoever meets a requirement meets the other one, of all whom the other one asks. */
function asksAsMuch(one: PaperRequirement, other: PaperRequirement): boolean {
  return (
    one.one_of.every((kind) => other.one_of.includes(kind)) &&
    (one.engagement === null || one.engagement === other.engagement) &&
    (!one.abroad || other.abroad)
  );
}

/** A kind of document in a country. @throws AppError VALIDATION_ERROR naming the closest ones */
export function requireKind(country: string, word: string, field = 'kind'): PaperKind {
  const kind = kindIn(country, word);
  if (kind !== undefined) return kind;
  const near = closestKinds(country, word);
  throw invalid(
    field,
    `${field}: ${word} is no kind of document in ${countryName(country) ?? country}${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`} list_paper_kinds with country ${country} names them all.`,
    near.length === 0 ? undefined : { did_you_mean: near },
  );
}

function regionOf(word: string): string {
  const upper = word.toUpperCase();
  if (upper === 'ALL' || upper === 'EU') return upper;
  const code = countryCode(word);
  if (code !== null) return code;
  throw invalid(
    'region',
    `region: ${word} is none; use ALL, EU or an ISO 3166-1 alpha-2 country code such as AU`,
  );
}

function checkKind(region: string, kind: string, field: string): void {
  const country = region === 'EU' ? (EU_MEMBERS[0] ?? '') : region;
  const known =
    region === 'ALL'
      ? PAPER_KINDS.some((one) => one.region === 'ALL' && one.kind === kind)
      : kindIn(country, kind) !== undefined;
  if (known) return;
  const near = closestKinds(country, kind);
  throw invalid(
    field,
    `${field}: ${kind} is no kind of document ${region === 'ALL' ? 'that every country knows' : `in ${region}`}${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`} list_paper_kinds names them.`,
    { did_you_mean: near },
  );
}
