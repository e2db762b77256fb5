import { useEditing } from '@/editor/ui/editing';
import { asTyped } from '@/editor/ui/forms';
import { pageName } from '@/lib/pages/ownPages';
import { ChoiceWidget } from './choice';
import type { FieldInput } from './fieldInput';
import { LineWidget } from './line';

/** A page of the site, by its name. */
export function PageWidget(input: FieldInput) {
  const { work, routes } = useEditing();
  return <ChoiceWidget {...input} options={routes.map((one) => [one, pageName(work.content, one)])} />;
}

/** The address of another site, or a page of this one. */
export function LinkOrPageWidget(input: FieldInput) {
  const { routes } = useEditing();
  return <LineWidget {...input} inputMode="url" {...asTyped} suggestions={routes} />;
}
