import { json } from '#db/rows.ts';
import type { CandidateRow, Education, Experience } from './schema.ts';

/** Who a candidate is, as far as a text could give them away. */
export function knownPerson(record: CandidateRow) {
  return {
    name: record.name,
    first_name: record.first_name,
    last_name: record.last_name,
    email: record.email,
    other_names: json.decode<string[]>(record.other_names),
    other_emails: json.decode<string[]>(record.other_emails),
    phone: record.phone,
    linkedin_url: record.linkedin_url,
    resume_url: record.resume_url,
    current_title: record.current_title,
    current_company: record.current_company,
    experience: json.decode<Experience[]>(record.experience),
    education: json.decode<Education[]>(record.education),
    terms: json.decode<string[]>(record.skills),
    certifications: json.decode<string[]>(record.certifications),
    languages: json.decode<string[]>(record.languages),
  };
}
