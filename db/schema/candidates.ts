/** A person: a candidate, a client contact, or both. */
export interface CandidatesTable {
  id: string;
  account_id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  name_folded: string;
  email: string | null;
  email_folded: string | null;
  /** JSON: string[], further addresses (a merge keeps both), folded. */
  other_emails: string;
  phone: string | null;
  phone_e164: string | null;
  linkedin_url: string | null;
  linkedin_slug: string | null;
  headline: string | null;
  summary: string | null;
  city: string | null;
  city_folded: string | null;
  state: string | null;
  country: string | null;
  country_code: string | null;
  skills: string;
  resume_url: string | null;
  rating: number | null;
  current_title: string | null;
  current_company: string | null;
  /** The employer's name without its legal form, folded: two spellings of one company meet here. */
  company_key: string | null;
  do_not_approach: number;
  open_to_work: number | null;
  contact_only: number;
  salary_expectation: string | null;
  salary_currency: string | null;
  salary_amount: number | null;
  salary_period: 'year' | 'month' | 'week' | 'day' | 'hour' | null;
  salary_annual: number | null;
  notice_period: string | null;
  notice_period_days: number | null;
  work_rights: string | null;
  work_rights_status: 'citizen' | 'permanent_resident' | 'visa_holder' | 'requires_sponsorship' | null;
  years_experience: number | null;
  preferred_roles: string | null;
  preferred_seniority:
    | 'intern'
    | 'junior'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'lead'
    | 'principal'
    | 'head'
    | 'director'
    | 'vp'
    | 'c_suite'
    | null;
  work_types: string | null;
  open_to_relocation: number | null;
  available_from: string | null;
  preferred_locations: string | null;
  experience: string;
  education: string;
  certifications: string;
  languages: string;
  source: string;
  owner_id: string | null;
  last_contacted_at: string | null;
  email_opt_out: number;
  /** JSON: { basis, given_at, expires_at } */
  consent: string | null;
  merged_into: string | null;
  merged_ids: string;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
