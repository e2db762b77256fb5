import { contentPath } from './check';
import { jsonSchemaOf } from './jsonSchema';
import { contentFiles } from './schemas';

/**
 * What code editors are told of the content files: a schema for each, and the settings that name them. In the settings and not in the
 * first line of each file, so that a leader who opens one reads Dutch from the first line on.
 * @returns texts by their path from the project folder
 */
export function schemaFiles(): [path: string, text: string][] {
  const schemas = contentFiles.map((file): [string, string] => [
    `.vscode/schemas/${file}.json`,
    `${JSON.stringify(jsonSchemaOf(file), null, 1)}\n`,
  ]);
  // the example groups hold the same files
  const used = contentFiles.map((file) => [
    `./.vscode/schemas/${file}.json`,
    [contentPath(file), `e2e/groups/*/${contentPath(file)}`],
  ]);
  const settings = { 'yaml.schemas': Object.fromEntries(used), 'yaml.schemaStore.enable': false };
  return [
    ...schemas,
    ['.vscode/settings.json', `${JSON.stringify(settings, null, 2)}\n`],
    ['.vscode/extensions.json', `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`],
  ];
}
