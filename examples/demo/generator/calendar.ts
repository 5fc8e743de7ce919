/** A month counted from year 0: year * 12 + (month - 1). Careers are told in months, so this is their clock. */
export type Month = number;

const pad = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** Reads a YYYY-MM-DD date; throws on anything else. */
const parseDay = (date: string): { year: number; month: number; day: number } => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [year, month, day] = (match?.slice(1) ?? []).map(Number);
  if (!year || !month || !day || month > 12 || day > 31) {
    throw new Error(`"${date}" is not a date; give one as YYYY-MM-DD, e.g. 2026-03-31.`);
  }
  return { year, month, day };
};

export const monthOf = (date: string): Month => {
  const { year, month } = parseDay(date);
  return year * 12 + month - 1;
};

/** The first day of a month as YYYY-MM-DD: a CV knows the month, the API wants a date. */
export const firstDay = (month: Month): string => `${Math.floor(month / 12)}-${pad((month % 12) + 1)}-01`;

export const yearOf = (month: Month): number => Math.floor(month / 12);

/**
 * The date some days after (or, negative, before) another, without a clock or a time zone.
 * The day numbers follow H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
 */
export const addDays = (date: string, days: number): string => {
  const { year, month, day } = parseDay(date);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  const serial = era * 146097 + dayOfEra + days;
  const newEra = Math.floor(serial / 146097);
  const doe = serial - newEra * 146097;
  const yoe = Math.floor(
    (doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365,
  );
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const newMonth = mp < 10 ? mp + 3 : mp - 9;
  const newYear = yoe + newEra * 400 + (newMonth <= 2 ? 1 : 0);
  return `${newYear}-${pad(newMonth)}-${pad(doy - Math.floor((153 * mp + 2) / 5) + 1)}`;
};
