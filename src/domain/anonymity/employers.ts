import { alsoCalled } from './companies.ts';
import type { Doubt } from './known.ts';
import type { Edit } from './spans.ts';

const EMPLOYED =
  /\b(?:worked (?:at|for)|works (?:at|for)|working (?:at|for)|joined|left|employed (?:at|by)|hired by|roles? at|positions? at|time at|years at|career at|stints? at|moved to|came from|promoted at|engineer at|manager at|analyst at|director at|lead at|head of [\p{Ll} ]{2,30} at|consultant at|developer at|intern at|previously (?:at|with)|formerly (?:at|with)|ex-)\s*(?:the\s+)?(\p{Lu}[\p{L}\p{N}’'&.-]*(?:\s+(?:(?:of|and|&|de|for)\s+)?\p{Lu}[\p{L}\p{N}’'&.-]*){0,4})/gu;
const NO_COMPANY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Auckland|London|Level|Year|Grade|CEO|CFO|CTO|COO|Board|I|We|The|A|An|Company|Candidate|Q[1-4])\b/u;

const WITH_LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}’'&-]*\s+(?:(?:of|and|&)\s+)?){1,4}(?:Pty\.?\s+Ltd|Pty\.?\s+Limited|Ltd|Limited|Inc|LLC|LLP|GmbH|PLC|plc)\b\.?/gu;
const LISTED = /(?<=[\s(])\(?(?:ASX|NYSE|NASDAQ|Nasdaq|LSE|NZX|TSX|HKEX|SGX)\s?:\s?[A-Z0-9]{1,5}\)?/gu;

interface Named {
  start: number;
  end: number;
  name: string;
}

function employed(text: string): Named[] {
  return [...text.matchAll(EMPLOYED)].flatMap(({ 0: said, 1: name = '', index }) => {
    const start = index + said.length - name.length;
    const whole = name.replace(/[.’']+$/u, '').replace(/[’']s$/u, '');
    return NO_COMPANY.test(whole) ? [] : [{ start, end: start + whole.length, name: whole }];
  });
}

/** Employers in a text that no record names: those of a legal form, and well-known ones where somebody worked there. */
export function employersIn(text: string): Edit[] {
  const edit = ({ start, end }: { start: number; end: number }): Edit => ({
    start,
    end,
    reason: 'employer',
    with: 'a company',
  });
  const formed = [...text.matchAll(WITH_LEGAL_FORM)].map(({ 0: said, index }) =>
    edit({ start: index, end: index + said.replace(/\.$/u, '').length }),
  );
  const listed = [...text.matchAll(LISTED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'employer' as const,
    with: '',
  }));
  return [
    ...formed,
    ...listed,
    ...employed(text)
      .filter(({ name }) => alsoCalled(name).length > 0)
      .map(edit),
  ];
}

/** What is called an employer in a text and no record knows. */
export function companiesIn(text: string): Doubt[] {
  return employed(text).map(({ start, end }) => ({
    start,
    end,
    reason: 'employer',
    why: 'could be an employer that the record does not name',
  }));
}
