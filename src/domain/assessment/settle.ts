import type { FacetKind } from '../search/index.ts';

const QUESTIONS: Partial<Record<FacetKind, (label: string) => string>> = {
  role: (label) => `Ask what they did as or close to ${label}, where and for how long.`,
  skill: (label) => `Ask where they used ${label} and for how long, or for a piece of work that shows it.`,
  certification: (label) => `Ask for the certificate or registration (${label}) and its number.`,
  language: (label) => `Hold part of the phone screen in the language: ${label}.`,
  industry: (label) => `Ask which employers or clients they worked for in ${label}.`,
  seniority: () => 'Ask how many people and what budget they are responsible for.',
  location: (label) => `Ask where they live now and whether they can work in ${label}.`,
  years_experience: () => 'Ask for the dates of each job, and enter them.',
  work_rights: () => 'Ask which right to work they have and until when, and enter work_rights.',
  education: (label) => `Ask for the degree (${label}), school and year.`,
};

/** What would settle a requirement of which a record says too little. */
export function settlingOf(kind: FacetKind, label: string): string {
  return QUESTIONS[kind]?.(label) ?? `Ask at the phone screen: ${label}.`;
}
