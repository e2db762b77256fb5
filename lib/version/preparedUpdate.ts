import * as z from 'zod';

const texts = z.array(z.string()).readonly();

/** What `bijwerken.yml` tells of a new version that it prepared: `verslag.json` on the branch of the report. */
const report = z.object({
  from: z.string(),
  to: z.string(),
  /** Of the versions in between too, the newest first. */
  news: z.array(
    z.object({ version: z.string(), date: z.string(), parents: texts, todo: texts, better: texts }),
  ),
  /** Why it cannot be brought in yet, in Dutch; empty when it can. */
  problem: z.string(),
  /** The lines of content that its migrations changed. */
  lines: z.array(z.object({ file: z.string(), before: texts, after: texts })),
  /** What a leader should look at in the migrated content, in Dutch. */
  remarks: texts,
  /** Workflow files that who looks after the site replaces by hand. */
  workflows: texts,
  /** The files of the project that change, by their path. */
  files: texts,
});

/** As the first job of the workflow writes it. */
export type UpdateReport = z.infer<typeof report>;

/** As its second job completes it. */
export const updateReport = report.extend({
  /** The commit that brings it in; empty when there is a problem. */
  commit: z.string(),
  /** The commit of the site that it was made on. */
  base: z.string(),
  /** Whether it migrates content. */
  changesTexts: z.boolean(),
});

export const updateBranch = 'nieuwe-versie';
export const reportBranch = 'nieuwe-versie-verslag';
export const reportFile = 'verslag.json';
/** The workflow file, and the event by which the editor asks for it. */
export const updateWorkflow = 'bijwerken.yml';
export const updateEvent = 'bijwerken';
