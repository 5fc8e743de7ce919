import type { Home } from './found.ts';

const UNIT = String.raw`(?:\s*(?:plus|\+)\s*(?:super|bonus|car|benefits|Bonus|Dienstwagen|variable)|\s*€|\s*(?:per|an?|pro|par|im|am)\s(?:year|annum|month|week|day|hour|Jahr|Monat|Woche|Tag|Stunde|année|an|mois|jour|semaine|heure)\b|\s*(?:\/\s?|p\.?)(?:year|annum|month|week|wk|day|hour|hr|h|d|a|Jahr|Monat|Tag|Std|Stunde|an|mois|jour)\b\.?|\s*(?:pa|pd|ph|pcm|gross|base|package|daily|hourly|brutto|netto|bruts?|nets?|annuels?|AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|[Ee]uros?|pounds?|dollars?)\b)`;
const AMOUNT = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d[\d.,']*\d?)\s?[kK]?`;
export const MONEY = new RegExp(
  String.raw`(?:\b[A-Z]{3}\s?|(?:[A-Z]{1,2})?[£$€]\s?)?${AMOUNT}(?:\s*(?:-|–|to|bis|à|und|et)\s*(?:\b[A-Z]{3}\s?|[£$€]\s?)?${AMOUNT})?${UNIT}*`,
  'g',
);
export const IS_MONEY =
  /[£$€]|\d\s?k\b|\b(?:AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|euros?|pounds?|dollars?)\b|per (?:year|annum|day|hour|month)|(?:\/\s?|an? |p\.?)(?:day|hour|week|month|hr|wk|h|d|a)\b|\bp[adh]\b|\d[\d.,']{4,}/i;

export const pay = ({ country, currency }: Home) => ({ country, agencyCurrency: currency });
