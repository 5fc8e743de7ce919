import { bullets, heading, p, table } from './fodt.ts';
import { all, employers, type Layout, reach, rest } from './layouts.ts';
import { jobsOf, period, schoolsOf, word } from './sheet.ts';

const line = (text: string): string => p(`**${text}**`, 'Label');
const spaced = (text: string): string => p(text.toUpperCase().split('').join(' '), 'Spaced');

/** Ways to set a page that no open CV has. */
export const KEPT_LAYOUTS: Record<string, Layout> = {
  'grid with a head row': (sheet) => ({
    body: [
      p(sheet.shown, 'Name'),
      p(reach(sheet).join(' / ')),
      line(word(sheet, 'jobs')),
      table(
        [2.5, 2.5, 6, 6],
        [
          ['From', 'To', 'Position', 'Organisation'].map((text) => p(`**${text}**`)),
          ...jobsOf(sheet).map((job) => {
            const [from = '', to = ''] = period(sheet, job).split(sheet.until ?? ' – ');
            return [p(from), p(to), p(job.title), p(all([job.employer, job.place]))];
          }),
        ],
      ),
      rest(sheet, line),
    ].join(''),
  }),

  'form with labels': (sheet) => ({
    body: [
      p('Candidate Information'),
      p(`Full name: ${sheet.shown}`),
      p(`Address: ${sheet.place ?? ''}`),
      p(`Telephone: ${sheet.phone ?? ''}`),
      p(`Email: ${sheet.email ?? ''}`),
      heading(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`Employer: ${job.employer}`, 'Spaced'),
          p(`Position: ${job.title}`),
          p(`Dates: ${period(sheet, job)}`),
          p(`Duties: ${job.duties.join('. ')}`),
          p('Reason for leaving: New challenge'),
        ].join(''),
      ),
      rest(sheet, (text) => heading(text)),
    ].join(''),
  }),

  'lines broken within a paragraph': (sheet) => ({
    body: [
      p(`**${sheet.shown}**\n${reach(sheet).join('\n')}`),
      ...(sheet.summary ? [p(sheet.summary, 'Spaced')] : []),
      line(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        p(
          `**${job.title}**\n${all([job.employer, job.place])}\n${period(sheet, job)}\n${job.duties.map((duty) => `• ${duty}`).join('\n')}`,
          'Spaced',
        ),
      ),
      rest(sheet, line),
    ].join(''),
  }),

  'title at employer': (sheet) => ({
    body: [
      p(sheet.shown, 'Name'),
      p(all([sheet.headline, ...reach(sheet)], ' – ')),
      heading(word(sheet, 'jobs')),
      ...jobsOf(sheet).map(
        (job) =>
          p(
            `**${job.title}** ${{ en: 'at', de: 'bei', fr: 'chez', es: 'en', it: 'presso', pt: 'na', nl: 'bij', sv: 'på', da: 'hos' }[sheet.lang]} **${job.employer}** (${period(sheet, job)})`,
            'Spaced',
          ) + bullets(job.duties),
      ),
      rest(sheet, (text) => heading(text), { list: true }),
    ].join(''),
  }),

  'spaced-out headings': (sheet) => ({
    body: [
      p(sheet.shown.toUpperCase(), 'Centre'),
      p(reach(sheet).join(' | '), 'Centre'),
      ...(sheet.summary ? [spaced(word(sheet, 'summary')), p(sheet.summary)] : []),
      spaced(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`${job.title.toUpperCase()}, ${job.employer}\t${period(sheet, job)}`, 'Tabbed'),
          bullets(job.duties),
        ].join(''),
      ),
      rest(sheet, spaced),
    ].join(''),
  }),

  'career steps within one house': (sheet) => ({
    body: [
      p(sheet.shown, 'Name'),
      p(all(reach(sheet), '\n')),
      line(word(sheet, 'jobs')),
      ...employers(jobsOf(sheet)).map(({ employer, place, roles }) =>
        [
          p(`**${employer.toUpperCase()}** ${place === '' ? '' : `(${place})`}`, 'Spaced'),
          ...roles.map(
            (role) =>
              p(`${period(sheet, role)}  __${role.title}__`) +
              role.duties.map((duty) => p(`* ${duty}`)).join(''),
          ),
        ].join(''),
      ),
      line(word(sheet, 'edu')),
      ...schoolsOf(sheet).map(({ degree, school, years }) => p(`${years}  ${school}: ${degree}`)),
      rest(sheet, line, { without: ['edu'] }),
    ].join(''),
  }),
};
