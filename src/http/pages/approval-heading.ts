import type { ApprovalView } from '#src/batch/approval-view.ts';
import {
  type Agreed,
  agreedOf,
  type Detail,
  type Group,
  type Term,
  toldOf,
  type Verb,
} from '#src/batch/confirm-text.ts';
import { clockZoneText } from '#src/lib/local-time.ts';
import { language } from '#src/lib/reader-language.ts';
import { compiled, textAt } from '#src/lib/texts.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import { counts } from '../language/en/plans.ts';
import { settingValues } from '../language/en/settings.ts';
import { moneyText } from '../language/format.ts';
import { actionText } from '../language/happened.ts';
import { CATALOGUES, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { stageText } from './desk/wording.ts';
import { fieldText, valueText } from './record/wording.ts';

/** What heads an approval. */
export interface Heading {
  text: string;
  /** Set for words of the service that cannot be said in the language of the page. */
  english: boolean;
}

/**
 * What a person agrees to, in the language of the page and without the reason, made of the same effects as the text that is agreed
 * to. What this release has no action or word for is headed by that text itself.
 */
export function headingOf(service: HttpService, approval: ApprovalView, timezone: string): Heading {
  const agreed = agreedIn(service, approval);
  if (agreed === null) return { text: approval.confirmText, english: true };
  const text = agreedText(agreed, timezone);
  return { text: approval.undoes ? t('plans.undo', { what: text }) : text, english: false };
}

function agreedIn(service: HttpService, { items, inputs }: ApprovalView): Agreed | null {
  const known = items.flatMap(({ id, action, effects, unknown }) => {
    const definition = service.batches.catalogue.get(action);
    if (definition === undefined) return [];
    return [{ action: definition, effects, untried: unknown === null ? undefined : inputs.get(id) }];
  });
  const agreed = agreedOf(known);
  const isKnown = agreed.groups.every(({ verb, type }) => ONE_NOUN.has(verb) || Object.hasOwn(counts, type));
  return known.length === items.length && isKnown ? agreed : null;
}

/** What is counted under a noun of its own, whatever the kind of record. */
const ONE_NOUN: ReadonlySet<Verb> = new Set(['stage_move', 'tags', 'fee_terms', 'request']);

/** What is agreed to, in the language of the page. */
export function agreedText({ groups, held, untried, reads }: Agreed, timezone: string): string {
  const parts = groups.map((group) => groupText(group, timezone));
  if (held.length > 0) parts.push(t('plans.held', { words: [...new Set(held)].join(', ') }));
  for (const { action, input } of untried)
    parts.push(
      t('plans.untried', { action: actionText(action.name) ?? action.title, input: JSON.stringify(input) }),
    );
  const said = parts.length > 0 ? parts.join(t('plans.between')) : t('plans.nothingChanges', { reads });
  // What a name holds must not turn or hide the address after it.
  return withoutUnseen(`${said.slice(0, 1).toUpperCase()}${said.slice(1)}`);
}

function groupText({ verb, type, count, owners, details }: Group, timezone: string): string {
  const noun = (number: number): string =>
    ONE_NOUN.has(verb)
      ? ''
      : String(compiled(textAt(CATALOGUES, `counts.${type}`)).format({ count: number }));
  // English counts the changes: 2 client changes.
  const isCountedBehind = verb === 'change' && language() === 'en';
  const key = verb === 'create' && type === 'placement' ? 'placed' : verb;
  const what = t(`plans.${key}`, { count, noun: noun(isCountedBehind ? 1 : count), ...owners });
  const names = toldOf(details, (detail) => detailText(detail, timezone), t('plans.quotesOthers'));
  if (names === null) return what;
  return t(verb === 'email' || verb === 'request' ? 'plans.groupTo' : 'plans.groupOf', { what, names });
}

function detailText(detail: Detail, timezone: string): string | null {
  const { name, at, worth, stage, percents, minimum, guaranteeDays, terms = [] } = detail;
  if (terms.length > 0)
    return [name, terms.map(termText).join(', ')].filter((part) => part !== null).join(': ');
  if (stage !== undefined) {
    const to = stageText(stage);
    return name === null ? t('plans.onlyStage', { stage: to }) : t('plans.toStage', { name, stage: to });
  }
  if (percents !== undefined) {
    const told = percents.map(({ from, percent }) =>
      percents.length === 1
        ? `${percent} %`
        : t('plans.percentFrom', { percent: `${percent} %`, from: String(from) }),
    );
    if (minimum !== undefined)
      told.push(t('plans.atLeast', { amount: moneyText(minimum.amount, minimum.currency) }));
    if (guaranteeDays !== undefined) told.push(t('plans.guaranteed', { days: guaranteeDays }));
    return [name, told.join(', ') || null].filter((part) => part !== null).join(': ');
  }
  const when = at === undefined ? null : clockZoneText(at, timezone);
  const told = [name, when, worth === undefined ? null : worthText(worth)].filter((part) => part !== null);
  return told.length === 0 ? null : told.join(', ');
}

function termText(term: Term): string {
  if (term.of === 'shown')
    return t(term.once === undefined ? 'plans.shownToAgencies' : 'plans.shownOnceReleased');
  if (term.of === 'public') return t('plans.publicAt', { at: term.at });
  if (term.of === 'pool') return t(`plans.${term.does}`);
  if (term.of === 'shares') return t('plans.shares', { own: `${term.own} %`, theirs: `${term.theirs} %` });
  if (term.of === 'dealStep') return t(`plans.${term.does}`);
  if (term.of === 'dealt') return dealtText(term);
  const what = term.of === 'end' ? t('plans.end') : term.path.map(fieldText).join(': ');
  if (term.to === null) return t('plans.cleared', { what });
  if (term.to === undefined) return what;
  const to = shortText(term.to);
  return term.from === undefined
    ? t('plans.changedTo', { what, to })
    : t('plans.changedFromTo', { what, from: shortText(term.from), to });
}

function dealtText({ with: agency, own, theirs, fee }: Term & { of: 'dealt' }): string {
  const bound = t('plans.dealt', { agency, own: `${own} %`, theirs: `${theirs} %` });
  return fee === null ? bound : t('plans.dealtFee', { bound, fee: `${fee} %` });
}

function shortText(value: NonNullable<(Term & { of: 'setting' })['to']>): string {
  if (typeof value === 'object') return value.map(shortText).join(', ') || t('plans.none');
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  const text = String(value);
  return isSettingValue(text) ? t(`settingValues.${text}`) : valueText(text);
}

const isSettingValue = (value: string): value is keyof typeof settingValues =>
  Object.hasOwn(settingValues, value);

function worthText(worth: NonNullable<Detail['worth']>): string {
  if (worth === 'hidden') return t('plans.feeHidden');
  if (worth === 'none') return t('plans.noFee');
  return t(`plans.${worth.of}`, { amount: moneyText(worth.amount, worth.currency) });
}
