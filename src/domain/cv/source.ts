/** A line of a CV in the order a person reads it. Parts of it that stand far apart are separated by a tab. */
export interface CvLine {
  text: string;
  /** From 1. */
  page: number;
  /** Of the type, in points. */
  size: number;
  bold: boolean;
  /** Whether its style says that it is a heading. */
  styled: boolean;
  /** Whether more than the usual space stands above it. */
  apart: boolean;
  bullet: boolean;
  /** In the page's head or foot. */
  margin: boolean;
}

/** What was extracted from a CV, before anything is made of it. */
export interface CvSource {
  lines: CvLine[];
  /** Addresses behind its links. */
  links: string[];
  pages: number;
  /** The most columns that a page has. */
  columns: number;
  /** Texts that no reader of the page sees. */
  hidden: string[];
  /** Pages that show a picture and no text. */
  pictured: number;
}

/** Why a file cannot be read. */
export type CvFault = 'unreadable' | 'ocr_needed' | 'password_protected' | 'unsupported_type';
