import { titleEvidence } from './title-or-employer.ts';

// On what terms somebody is employed, in the words of forms.
const TERMS =
  /^(?:(?:contratto|contrat|contrato|contract|arbeidscontract|lavoro|travail|trabajo|trabalho|rapporto|in|en|à|a|por|per|de|di|do|met|op)\s+)*(?:(?:tempo|termine|dur[ée]e|dura[çc][ãa]o|tiempo|prazo|plazo) (?:in|un|non )?(?:d[ée]termin\p{L}+|definid[oa]|certo|incerto|limitad[oa])|indeterminat[oa]|determinat[oa]|indefinid[oa]|(?:tempo |temps |tiempo |jornada )(?:pieno|parziale|plein|partiel|parcial|integral|complet[oa])|part[- ]?time|full[- ]?time|cd[id](?!\p{L})|int[ée]rim(?:aire)?|saisonnier|stagionale|temporada|sazonal|somministrazione|apprendistato|interinale|a chiamata|a progetto|co\.?co\.?(?:co|pro)\.?|partita iva|prestazione occasionale|temporal|eventual|fij[oa](?: discontinu[oa])?|obra (?:y|o) servicio|clt|pj|efetiv[oa]|tempor[áa]ri[oa]|sem termo|termo (?:in)?certo|recibos verdes|vast(?:e)?(?: dienst(?:verband)?| contract)?|tijdelijk\p{L}*|(?:on)?bepaalde (?:duur|tijd)|uitzend\p{L}*|voltijds?|deeltijds?|(?:un)?befristet\p{L}*|vollzeit|teilzeit|minijob)(?!\p{L})/iu;

/** Whether the value of a form's field says on what terms somebody was employed, and no title. */
export const isTerms = (value: string): boolean => TERMS.test(value) && titleEvidence(value) < 1;
