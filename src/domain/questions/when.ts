import { addDays, type Day } from '#src/lib/clock.ts';
import { type Grain, PERIODS, type PeriodName, type Span, startOf, step } from '../analytics/index.ts';
import {
  type Calendar,
  dayFor,
  financialYear,
  financialYearOf,
  fullYear,
  GRAIN,
  MONTH_LEADS,
  monthOf,
  monthSpan,
  type Named,
  NUMBERS,
  ONWARD,
  ORDINALS,
  partRead,
  type Read,
  spanFor,
  spanOfNamed,
  startDay,
  TO,
  WEEKDAYS,
  WHICH,
  wholeDays,
  withYear,
} from './days.ts';
import { earlier, soFar } from './earlier.ts';
import { take, type Word } from './text.ts';

/** Reads the periods out of a question, in their order, and takes their words. */
export function periodsIn(words: Word[], calendar: Calendar): Named[] {
  const reader = new Reader(words, calendar);
  const named: Named[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const main = named[0];
    const read =
      (main === undefined ? null : earlier(words, at, spanOfNamed(main, calendar.today), calendar.today)) ??
      reader.bounded(at) ??
      reader.plain(at);
    if (read === null) continue;
    const found = soFar(words, at, read, calendar.today);
    const calm = words[at - 1];
    if (calm?.word === 'calendar' || (calm?.word === 'year' && /^20\d\d$/.test(words[at]?.word ?? '')))
      calm.taken = true;
    if (calm?.word === 'year' && words[at - 2]?.word === 'calendar' && calm.taken) take(words, at - 2, 1);
    take(words, at, found.length);
    if (main !== undefined && found.sofar === true)
      named[0] = { period: null, span: { ...spanOfNamed(main, calendar.today), to: calendar.today } };
    const { period, span, part, of } = found;
    named.push({ period: period ?? null, span: period === undefined ? span : null, part, of });
    at += found.length - 1;
  }
  return named;
}

class Reader {
  readonly #words: readonly Word[];
  readonly #calendar: Calendar;
  readonly #today: Day;
  readonly #ahead: boolean;

  constructor(words: readonly Word[], calendar: Calendar) {
    [this.#words, this.#calendar] = [words, calendar];
    [this.#today, this.#ahead] = [calendar.today, calendar.ahead];
  }

  /** This financial year, last FY, FY26, FY2025/26, financial year 2026, Q1 of FY26. */
  #financial(at: number): Read | null {
    const quarter = /^q([1-4])$/.exec(this.#at(at))?.[1];
    if (quarter !== undefined) {
      const skip = this.#at(at + 1) === 'of' ? 1 : 0;
      const year = this.#financial(at + 1 + skip);
      if (year === null || /^q/.test(this.#at(at + 1 + skip))) return null;
      const from = step('quarter', year.span.from, Number(quarter) - 1);
      return { span: { from, to: addDays(step('quarter', from, 1), -1) }, length: 1 + skip + year.length };
    }
    const lead = WHICH[this.#at(at)];
    const first = lead === undefined ? at : at + 1;
    const named = ['financial', 'fiscal', 'fin'].includes(this.#at(first)) && this.#at(first + 1) === 'year';
    const short = this.#at(first) === 'fy';
    const numbered = /^fy(\d\d|20\d\d)(?:\/(\d\d|20\d\d))?$/.exec(this.#at(first));
    if (!named && !short && numbered === null) return null;
    const end = first + (named ? 2 : 1);
    const said = numbered ?? /^(20\d\d)(?:\/(\d\d|20\d\d))?$/.exec(this.#at(end));
    if (lead === undefined && said !== null) {
      const [, one = '', two] = said;
      const next = numbered === null ? end + 1 : first + 1;
      const split = two ?? (/^\d\d$/.test(this.#at(next)) && one.length === 4 ? this.#at(next) : undefined);
      // 2024/25 is no year of an agency whose years are the calendar's.
      if (split !== undefined && (this.#calendar.yearStart === 1 || fullYear(split) !== fullYear(one) + 1))
        return null;
      const length = next - at + (two === undefined && split !== undefined ? 1 : 0);
      return { span: financialYear(fullYear(split ?? one), this.#calendar.yearStart), length };
    }
    const now = financialYearOf(this.#today, this.#calendar.yearStart);
    const which = lead ?? 'this';
    if (which === 'this' && this.#at(end) === 'to' && this.#at(end + 1) === 'date')
      return {
        span: { from: financialYear(now, this.#calendar.yearStart).from, to: this.#today },
        length: end + 2 - at,
      };
    if (lead === undefined && !named) return null;
    const ends = now + { this: 0, last: -1, next: 1 }[which];
    return { span: financialYear(ends, this.#calendar.yearStart), length: end - at };
  }

  /** 2025, of 2025, last year, of this year: the year that a month or quarter is of, and its words. */
  #yearAt(at: number): { year: number; length: number } | null {
    const skip = ['of', 'in'].includes(this.#at(at)) ? 1 : 0;
    if (/^20\d\d$/.test(this.#at(at + skip))) return { year: Number(this.#at(at + skip)), length: 1 + skip };
    const which = WHICH[this.#at(at + skip)];
    if (which === undefined || this.#at(at + skip + 1) !== 'year') return null;
    const year = Number(this.#today.slice(0, 4)) + { this: 0, last: -1, next: 1 }[which];
    return { year, length: 2 + skip };
  }

  #at(index: number): string {
    return this.#words[index]?.word ?? '';
  }

  /** since X, from X to Y, between X and Y, until X, before X, after X. */
  bounded(at: number): (Omit<Read, 'span'> & { span: Span }) | null {
    const lead = this.#at(at);
    const begun = this.#sinceStart(at);
    if (begun !== null) return begun;
    if (lead === 'since' || lead === 'after') {
      const first = this.plain(at + 1, true);
      if (first === null) return null;
      const from = lead === 'since' ? first.span.from : addDays(first.span.to, 1);
      return this.#since(from, first.length + 1);
    }
    if (['until', 'till', 'before', 'by'].includes(lead)) {
      const last = this.plain(at + 1, true);
      if (last === null) return this.#beforeEnd(at);
      const to = lead === 'before' ? addDays(last.span.from, -1) : last.span.to;
      return { span: { from: this.#ahead ? this.#today : null, to }, length: last.length + 1 };
    }
    if (lead !== 'from' && (lead !== 'between' || this.#calendar.apart)) return this.#days(at);
    const first = this.plain(at + 1, true);
    const link = first === null ? '' : this.#at(at + 1 + first.length);
    if (first !== null && lead === 'from' && ONWARD.has(link))
      return this.#since(first.span.from, first.length + 2);
    if (first === null || !(link === 'and' || TO.has(link))) return null;
    const next = at + first.length + 2;
    const last = this.plain(next, true);
    if (last === null) return null;
    const unsaid = this.#at(next + last.length - 1);
    // "from March to June 2025": the year said last is meant of both.
    const from =
      /^20\d\d$/.test(unsaid) && !this.#says(at + 1, first.length, unsaid)
        ? withYear(first.span.from, unsaid)
        : first.span.from;
    if (last.span.to < from) return null;
    return { span: { from, to: last.span.to }, length: first.length + last.length + 2 };
  }

  /** "Before the end of this month", of what is to come: from today on. */
  #beforeEnd(at: number): Read | null {
    const skip = this.#at(at + 1) === 'the' ? 2 : 1;
    if (!this.#ahead || this.#at(at + skip) !== 'end' || this.#at(at + skip + 1) !== 'of') return null;
    const article = this.#at(at + skip + 2) === 'the' ? 1 : 0;
    const grain = article === 1 ? GRAIN[this.#at(at + skip + 3)] : undefined;
    const whole = grain === undefined ? null : { span: wholeDays(grain, this.#today), length: 1 };
    const last = whole ?? this.plain(at + skip + 2 + article, true);
    if (last === null || last.span.to < this.#today) return null;
    return { span: { from: this.#today, to: last.span.to }, length: skip + 2 + article + last.length };
  }

  /** From one day to another, without a word before it. */
  #days(at: number): Read | null {
    const first = this.#day(at);
    if (first === null || !TO.has(this.#at(at + first.length))) return null;
    const last = this.#day(at + first.length + 1);
    if (last === null || last.span.to < first.span.from) return null;
    return { span: { from: first.span.from, to: last.span.to }, length: first.length + last.length + 1 };
  }

  /** From a day up to today, or without an end where the question looks ahead. */
  #since(from: Day, length: number): { span: Span; length: number } {
    return { span: { from, to: this.#ahead || from >= this.#today ? null : this.#today }, length };
  }

  /** since the start of the year, from the beginning of this month. */
  #sinceStart(at: number): Read | null {
    if (this.#at(at) !== 'since' && this.#at(at) !== 'from') return null;
    const words = [1, 2, 3, 4, 5].map((ahead) => this.#at(at + ahead)).filter((word) => word !== 'the');
    const [start = '', of, which = '', last = ''] = words;
    if (!['start', 'beginning'].includes(start) || of !== 'of') return null;
    const articles = this.#words.slice(at, at + 6).filter(({ word }) => word === 'the').length;
    const grain = GRAIN[which] ?? (WHICH[which] === 'this' ? GRAIN[last] : undefined);
    if (grain !== undefined) return this.#upTo(grain, (GRAIN[which] === undefined ? 5 : 4) + articles);
    const begun = this.plain(at + 3 + articles, true);
    const next = begun === null ? '' : this.#at(at + 3 + articles + begun.length);
    if (begun === null || begun.span.from > this.#today || TO.has(next)) return null;
    return { span: { from: begun.span.from, to: this.#today }, length: 3 + articles + begun.length };
  }

  #says(at: number, length: number, year: string): boolean {
    return this.#words.slice(at, at + length).some(({ word }) => /^20\d\d/.test(word) || word === year);
  }

  /** A stretch by itself. */
  plain(at: number, led = false): Read | null {
    return (
      this.#day(at) ?? this.#financial(at) ?? this.#relative(at) ?? this.#toDate(at) ?? this.#fixed(at, led)
    );
  }

  #named(period: PeriodName, length: number): Read {
    const span = { from: this.#today, to: this.#today };
    const known = spanFor(period, this.#today) ?? span;
    return { span: known, length, period };
  }

  #day(at: number): Read | null {
    const word = this.#at(at);
    if (word === 'today' || word === 'yesterday' || word === 'tomorrow') return this.#named(word, 1);
    if (/^20\d\d$/.test(word) && /^\d\d?$/.test(this.#at(at + 1)) && /^\d\d?$/.test(this.#at(at + 2))) {
      const day = dayFor(Number(word), Number(this.#at(at + 1)), Number(this.#at(at + 2)));
      if (day !== null) return { span: { from: day, to: day }, length: 3 };
    }
    const weekday = WEEKDAYS.indexOf(word);
    if (weekday >= 0) {
      const back = (startDay(this.#today) - weekday + 7) % 7;
      const day = addDays(this.#today, this.#ahead ? (7 - back) % 7 : -back);
      return { span: { from: day, to: day }, length: 1 };
    }
    const number = /^(\d\d?)(st|nd|rd|th)?$/.exec(word)?.[1];
    if (number === undefined) return null;
    const skip = this.#at(at + 1) === 'of' ? 2 : 1;
    const month = monthOf(this.#at(at + skip));
    if (month === 0) return null;
    return this.#dayOf(month, Number(number), at + skip + 1, skip + 1);
  }

  #dayOf(month: number, date: number, yearAt: number, length: number): Read | null {
    const said = /^20\d\d$/.test(this.#at(yearAt)) ? Number(this.#at(yearAt)) : null;
    const thisYear = Number(this.#today.slice(0, 4));
    let day = dayFor(said ?? thisYear, month, date);
    if (day === null) return null;
    if (said === null && !this.#ahead && day > this.#today) day = dayFor(thisYear - 1, month, date) ?? day;
    if (said === null && this.#ahead && day < this.#today) day = dayFor(thisYear + 1, month, date) ?? day;
    return { span: { from: day, to: day }, length: length + (said === null ? 0 : 1) };
  }

  /** this month, last quarter, the past 30 days, next two weeks, the last May. */
  #relative(at: number): Read | null {
    const lead = this.#at(at);
    const which = WHICH[lead];
    if (which === undefined) return null;
    const word = this.#at(at + 1);
    const grain = GRAIN[word];
    // "The past month" is as many days up to today; "over the last month" may be that, or the one before this.
    if (lead === 'past' && grain !== undefined && grain !== 'day') return this.#rolling('last', 1, grain, 2);
    if (grain !== undefined && grain !== 'day' && this.#rolls(at, grain)) return null;
    if (grain !== undefined && grain !== 'day') {
      if (which === 'this' && this.#at(at + 2) === 'to' && this.#at(at + 3) === 'date')
        return this.#upTo(grain, 4);
      const period = PERIODS.find((name) => name === `${which}_${grain}`);
      return period === undefined ? null : this.#named(period, 2);
    }
    if (word === 'fortnight') return this.#rolling(which, 2, 'week', 2);
    const count = /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS[word];
    const unit = this.#at(at + 2) === 'of' ? '' : GRAIN[this.#at(at + 2)];
    if (count !== undefined && unit !== undefined && unit !== '') return this.#rolling(which, count, unit, 3);
    const month = monthOf(word);
    if (month > 0) {
      const year = Number(this.#today.slice(0, 4));
      const span = which === 'this' ? monthSpan(year, month) : this.#month(month, null);
      if (which === 'last' && (span.to >= this.#today || this.#says(0, at, 'this')))
        return { span: monthSpan(year - 1, month), length: 2 };
      return { span, length: 2 };
    }
    const weekday = WEEKDAYS.indexOf(word);
    if (weekday >= 0 && which === 'last') {
      const back = (startDay(this.#today) - weekday + 7) % 7 || 7;
      const day = addDays(this.#today, -back);
      return { span: { from: day, to: day }, length: 2 };
    }
    return null;
  }

  /** "Over the last month": the one before this, or as many days up to today. */
  #rolls(at: number, grain: Grain): boolean {
    const led = this.#at(at - 1) === 'the' && ['in', 'over', 'during', 'within'].includes(this.#at(at - 2));
    return this.#at(at) === 'last' && led && grain !== 'quarter';
  }

  #rolling(which: string, count: number, unit: Grain, length: number): Read | null {
    // Quarters are those of the calendar to some, and three months to others.
    if (count < 1 || which === 'this' || (unit === 'quarter' && count > 1)) return null;
    const name = `${which}_${count}_${unit}s`;
    const period = PERIODS.find((known) => known === name);
    if (period !== undefined) return this.#named(period, length);
    const span =
      which === 'last'
        ? { from: addDays(step(unit, this.#today, -count), 1), to: this.#today }
        : { from: addDays(this.#today, 1), to: step(unit, this.#today, count) };
    return { span, length };
  }

  #toDate(at: number): Read | null {
    const [one, two, three] = [this.#at(at), this.#at(at + 1), this.#at(at + 2)];
    if (one === 'ytd') return this.#named('year_to_date', 1);
    if (one === 'mtd') return { span: { from: startOf('month', this.#today), to: this.#today }, length: 1 };
    if (one === 'qtd') return { span: { from: startOf('quarter', this.#today), to: this.#today }, length: 1 };
    if (one === 'so' && two === 'far') {
      const grain = GRAIN[this.#at(at + 3)];
      if (three === 'this' && grain !== undefined) return this.#upTo(grain, 4);
      return null;
    }
    const grain = GRAIN[one];
    if (grain !== undefined && two === 'to' && three === 'date') return this.#upTo(grain, 3);
    if ((one === 'all' && two === 'time') || (one === 'of' && two === 'all' && three === 'time'))
      return this.#named('all_time', one === 'of' ? 3 : 2);
    if (one === 'ever') return this.#named('all_time', 1);
    return null;
  }

  #upTo(grain: Grain, length: number): Read {
    if (grain === 'year') return this.#named('year_to_date', length);
    return { span: { from: startOf(grain, this.#today), to: this.#today }, length };
  }

  /** March, March 2025, Q2, the first quarter of 2025, the first half of 2025, 2025. */
  #fixed(at: number, led: boolean): Read | null {
    const word = this.#at(at);
    const said = this.#yearAt(at + 1);
    const year = said?.year ?? null;
    const length = 1 + (said?.length ?? 0);
    const month = monthOf(word);
    if (month > 0) {
      if (
        word === 'may' &&
        !led &&
        year === null &&
        !MONTH_LEADS.has(this.#at(at - 1)) &&
        this.#words[at]?.written !== 'May'
      )
        return null;
      const date = /^(\d\d?)(st|nd|rd|th)?$/.exec(this.#at(at + 1))?.[1];
      if (date !== undefined) {
        const read = this.#dayOf(month, Number(date), at + 2, 2);
        if (read !== null) return read;
      }
      if (this.#at(at + 1) === 'quarter' && month % 3 === 0) {
        const later = this.#yearAt(at + 2);
        const last = this.#month(month, later?.year ?? null);
        return {
          span: { from: step('month', last.from, -2), to: last.to },
          length: 2 + (later?.length ?? 0),
        };
      }
      return { span: this.#month(month, year), length, of: { part: word, dated: year !== null } };
    }
    const [, kind, number] = /^([qh])([1-4])$/.exec(word) ?? [];
    if (kind !== undefined && !(kind === 'h' && Number(number) > 2))
      return {
        ...this.#part(word.toUpperCase(), kind === 'h' ? 6 : 3, Number(number), year),
        length,
        of: { part: word.toUpperCase(), dated: year !== null },
      };
    const ordinal = ORDINALS[word];
    const part = this.#at(at + 1);
    if (ordinal !== undefined && (part === 'quarter' || part === 'half') && word !== 'last') {
      const later = this.#yearAt(at + 2);
      const read = this.#part(`the ${word} ${part}`, part === 'half' ? 6 : 3, ordinal, later?.year ?? null);
      return {
        ...read,
        length: 2 + (later?.length ?? 0),
        of: { part: `the ${word} ${part}`, dated: later !== null },
      };
    }
    if (/^20\d\d$/.test(word)) return { span: wholeDays('year', `${word}-01-01`), length: 1 };
    return null;
  }

  /** A quarter or half; the bare ones of a question are all of one year. */
  #part(part: string, months: number, number: number, said: number | null): Omit<Read, 'length'> {
    const named = this.#words.flatMap(({ word }, at) => {
      const [, kind, n] = /^([qh])([1-4])$/.exec(word) ?? [];
      const unit = kind ?? { quarter: 'q', half: 'h' }[word === 'last' ? '' : this.#at(at + 1)];
      const number = kind === undefined ? ORDINALS[word] : Number(n);
      if (unit === undefined || number === undefined) return [];
      return [this.#yearAt(at + (kind ? 1 : 2)) === null ? (number - 1) * (unit === 'q' ? 3 : 6) : -1];
    });
    const latest = named.includes(-1) ? null : Math.max(0, ...named);
    return partRead(this.#calendar, { part, months, number, said, latest });
  }

  #month(month: number, said: number | null): { from: Day; to: Day } {
    const year = Number(this.#today.slice(0, 4));
    const span = monthSpan(said ?? year, month);
    if (said !== null) return span;
    if (!this.#ahead && span.from > this.#today) return monthSpan(year - 1, month);
    if (this.#ahead && span.to < this.#today) return monthSpan(year + 1, month);
    return span;
  }
}
