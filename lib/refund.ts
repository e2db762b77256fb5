import type { Paper, PaperYear } from './papers';
import { slug } from './slug';

/** What there is for somebody: the own form of the insurer, or the certificate in its place. Either may still be expected. */
export type Refund = { paper: Paper; isOwn: boolean };

/** What somebody with this insurer needs after each camp, newest first. */
export type InsurerRefunds = {
  /** Undefined for whoever has an insurer that gives no form. */
  insurer: string | undefined;
  years: {
    year: string;
    boys: Refund | undefined;
    girls: Refund | undefined;
    /** For who has to wait: when the own form comes, in words, and what helps until then. */
    waiting?: { when: string | undefined; meanwhile: Paper | undefined };
  }[];
};

/** The papers of all camps, asked for by insurer: each in the order of the newest year, and any other one last. */
export function refunds(camps: readonly PaperYear[]): InsurerRefunds[] {
  const names = new Map(camps.flatMap(({ insurers }) => insurers.map(({ name }) => [slug(name), name])));
  return [...names.values(), undefined].map((insurer) => ({
    insurer,
    years: camps.map((camp) => ofYear(camp, insurer)),
  }));
}

function ofYear({ year, insurers, neutral, expectedWhen: when }: PaperYear, insurer: string | undefined) {
  const own = insurers.find(({ name }) => insurer !== undefined && slug(name) === slug(insurer));
  const refund = (form: Paper | undefined): Refund | undefined =>
    form ? { paper: form, isOwn: true } : neutral && { paper: neutral, isOwn: false };
  const [boys, girls] = [refund(own?.boys), refund(own?.girls)];
  const waits = [boys, girls].some((one) => one?.paper.expected);
  const meanwhile = neutral?.expected ? undefined : neutral;
  return { year, boys, girls, ...(waits && { waiting: { when, meanwhile } }) };
}
