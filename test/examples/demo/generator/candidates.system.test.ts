import { expect, it } from 'vitest';
import { monthOf } from '#examples/demo/generator/calendar.ts';
import { ownNumber } from '#examples/demo/generator/candidate.ts';
import {
  COUNTRIES,
  candidates,
  createWorld,
  FAMILIES,
  familyOf,
  payRange,
  profileAt,
  profiles,
} from '#examples/demo/generator/index.ts';
import { disciplinesOf } from '#examples/demo/generator/lexicon/disciplines.ts';
import { distinct } from '#test/harness/generated.ts';

const today = '2026-03-31';
const some = COUNTRIES.flatMap((country) => [...profiles({ seed: 11, country, today, from: 0, count: 400 })]);

it('gives the same people for the same seed, and others for another', () => {
  const run = (seed: number) => [...candidates({ seed, country: 'AU', today, from: 0, count: 50 })];
  expect(run(1)).toEqual(run(1));
  expect(run(1).map((person) => person.name)).not.toEqual(run(2).map((person) => person.name));
});

it('reaches any candidate directly, as streaming does', () => {
  const streamed = [...candidates({ seed: 3, country: 'GB', today, from: 0, count: 120 })];
  expect([...candidates({ seed: 3, country: 'GB', today, from: 70, count: 50 })]).toEqual(streamed.slice(70));
  const world = createWorld({ seed: 3, country: 'GB', today });
  expect([99, 7, 41].map((index) => profileAt(world, index).fields)).toEqual(
    [99, 7, 41].map((index) => streamed[index]),
  );
  expect(profileAt(world, 987_654_321).fields.name).not.toBe('');
});

it('gives 2,000 people e-mails, phones and profile addresses of their own', () => {
  const { people, emails, keys, once } = distinct('US', 2000);
  expect(emails).toBe(people);
  expect(once).toBe(keys);
});

it('numbers a million people without a repetition', () => {
  const seen = new Uint8Array(10_000_000);
  for (let index = 0; index < 1_000_000; index++) seen[ownNumber(index)] = 1;
  expect(seen.reduce((sum, mark) => sum + mark, 0)).toBe(1_000_000);
});

it('uses reserved domains, plain mailboxes and plausible phones only', () => {
  for (const { fields } of some) {
    expect(fields.email).toMatch(/^[a-z_.]+\d+@(example\.(com|net|org)|[a-z]+\.example)$/);
    if (fields.phone !== null) expect(fields.phone).toMatch(/^\+(61|64|44|1|353|65) [\d ]{7,13}$/);
    if (fields.linkedin_url !== null)
      expect(fields.linkedin_url).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z]+-[a-z]+-\d+$/);
  }
});

it('tells careers forwards: no overlap, no future, the latest first', () => {
  for (const { fields, truth } of some) {
    expect(fields.experience.length).toBeGreaterThan(0);
    let next = today;
    for (const [place, job] of fields.experience.entries()) {
      const end = job.to ?? today;
      expect(job.from < end).toBe(true);
      expect(end <= next).toBe(true);
      expect(job.is_current).toBe(place === 0 && truth.employed);
      expect(job.to === null).toBe(job.is_current);
      next = job.from;
    }
    for (const { from, to } of fields.education) {
      expect(from < today && (to ?? today) <= today).toBe(true);
      if (to !== null) expect(from < to).toBe(true);
    }
    expect(fields.created_at.slice(0, 10) < today).toBe(true);
    if (fields.last_contacted_at !== null) {
      expect(
        fields.last_contacted_at.slice(0, 10) < today && fields.last_contacted_at > fields.created_at,
      ).toBe(true);
    }
    if (fields.available_from !== null) expect(fields.available_from >= today).toBe(true);
  }
});

it('keeps titles, years and employers in agreement', () => {
  const employers = new Map(
    COUNTRIES.map((country) => [
      country,
      new Set(createWorld({ seed: 11, country, today }).employers.all.map((each) => each.name)),
    ]),
  );
  for (const { fields, truth } of some) {
    const family = familyOf(truth.family);
    const rung = family.ladder.find((each) => each.seniority === truth.seniority);
    expect(rung?.titles).toContain(fields.current_title);
    expect(fields.years_experience).toBeGreaterThanOrEqual(rung?.min_years ?? 99);
    const told = (monthOf(today) - monthOf(fields.experience.at(-1)?.from ?? today)) / 12;
    expect(told).toBeLessThan(fields.years_experience + 1);
    expect(fields.current_company).toBe(truth.employed ? (fields.experience[0]?.employer ?? null) : null);
    const country = COUNTRIES.find((code) => code === fields.location.country_code);
    for (const job of fields.experience)
      expect(country && employers.get(country)?.has(job.employer)).toBe(true);
  }
});

it('pays within the bounds of the family', () => {
  for (const { fields, truth } of some) {
    const country = COUNTRIES.find((code) => code === fields.location.country_code);
    if (country === undefined) throw new Error('A candidate of no known country.');
    const { min, max } = payRange(familyOf(truth.family), country, truth.seniority, truth.pay.period);
    expect(truth.pay.amount).toBeGreaterThanOrEqual(min);
    expect(truth.pay.amount).toBeLessThanOrEqual(max);
  }
});

it('takes every skill from the lexicon, without repetition', () => {
  const known = new Set(FAMILIES.flatMap((family) => [...family.core, ...family.optional]));
  const skills = some.map(({ fields }) => fields.skills);
  expect(skills.flat().filter((skill) => !known.has(skill))).toEqual([]);
  expect(skills.filter((each) => new Set(each).size < each.length)).toEqual([]);
  expect(skills.filter((each) => each.length < 5)).toEqual([]);
});

it('gives a branch of a family its own titles, skills and degree', () => {
  for (const { fields, truth } of some.filter((each) => each.truth.family === 'allied_health')) {
    const branch = disciplinesOf(truth.family).find(({ words }) =>
      words.some((word) => fields.current_title.includes(word)),
    );
    if (branch === undefined) continue;
    expect(fields.skills).toContain(branch.skills[0]);
    expect(fields.education.at(-1)?.field).toContain(branch.field);
  }
});

it('writes no gap or leftover into prose', () => {
  for (const { fields } of some) {
    const prose = [fields.headline, fields.summary, ...fields.experience.map((job) => job.description)];
    for (const text of prose) expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.| ,|^\s|\s$/);
    expect(fields.summary.length).toBeGreaterThan(60);
  }
});
