/** Words that a stop cuts short, behind which no sentence ends: `Budget 2,1 Mio. Euro`. As a source for patterns. */
export const CUT_SHORT =
  'Mrs?|Ms|Drs?|Dra|Prof|Sr|Sra|Sta?|Mme|Mlle|Sig|Dott|Hr|Fr|Dhr|Mevr|Ing|Eng|Nr|nr|[Nn]o|[Nn]os|vs|[Cc]a|[Cc]irca|bzw|approx|Mio|Mrd|Tsd|mln|mld|[Mm]ill|[Mm]rd|mio|mrd|Std|inkl|exkl|zzgl|usw|ggf|sog|bspw|[Mm]ax|[Mm]in|[Ee]nv|aprox|pers|resp|geb|Abt|Co|Inc|Ltd';
