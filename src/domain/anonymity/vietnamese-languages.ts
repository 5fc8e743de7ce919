import { matchesOf } from '#src/lib/matches.ts';
import { coverOf } from './spans.ts';

const LANGUAGES =
  /(?<!\p{L})[Tt]iếng (?:Anh|Đức|Pháp|Việt|Nhật|Trung|Hoa|Hàn|Nga|Ý|Thái|Lào|Tây Ban Nha|Bồ Đào Nha|Hà Lan|Quảng Đông|Khmer|Ả Rập|Ba Lan|Séc)(?!\p{L})/gu;

/** Without what stands in the name of a language in Vietnamese: `Tiếng Anh` is English, also where somebody is called Anh. */
export function withoutLanguages<Found extends { start: number; end: number }>(
  text: string,
  found: readonly Found[],
): Found[] {
  const said = matchesOf(LANGUAGES, text.normalize('NFC').length === text.length ? text : '');
  if (said.length === 0) return [...found];
  const { overlaps } = coverOf(said.map(({ 0: one, index }) => ({ start: index, end: index + one.length })));
  return found.filter((one) => !overlaps(one));
}
