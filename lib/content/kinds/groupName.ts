import { fieldInfo } from './field';
import { plain } from './plain';

/** The name of an age group, as a page of leaders has it: it names a group and is not shown itself. */
export const groupName = plain.clone();
fieldInfo.add(groupName, { kind: 'groupName' });
