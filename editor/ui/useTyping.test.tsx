import { renderHook } from '@testing-library/react';
import { useTyping } from './useTyping';

const hook = () => {
  const done: string[] = [];
  const { result } = renderHook(() =>
    useTyping({ edit: (file) => done.push(file), replace: () => done.push('replaced') }),
  );
  const { typing, edit, replace } = result.current;
  typing.current = () => {
    typing.current = undefined;
    done.push('typed');
  };
  return { done, edit, replace };
};

test('what was typed is an edit before a list is changed below it, or the draft is another one', () => {
  const { done, edit, replace } = hook();
  edit('boys', { type: 'remove', path: ['groepen', 0] });
  replace((draft) => draft);
  expect(done).toEqual(['typed', 'boys', 'replaced']);
});

test('what was typed is an edit before somebody leaves for something else', () => {
  const { done } = hook();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['typed']);
});
