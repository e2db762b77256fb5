import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setScriptState } from '@/lib/browser/startup';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { Gallery } from './Gallery';
import { gallery } from './gallery.script';

const names = ['de keuken', 'de eetzaal', 'het veld', 'de gang', 'het kampvuur'];

const record = { width: 1200, height: 800, avif: [360, 1200], jpeg: [520, 1100], colour: '#7a8b4c' };

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (photos: readonly string[]) => (
  <Gallery
    photos={photos.map((name) => ({ image: { ...record, stem: name }, alt: name }))}
    arrows={{ previous: null, next: null }}
  />
);

function renderShow(photos: readonly string[] = names) {
  render(show(photos));
  act(() => jest.advanceTimersByTime(1000)); // it begins a second after the page has loaded
}

const button = (name: string) => screen.getByRole('button', { name });
const visible = () => screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'));
const inPage = () =>
  screen.getAllByRole('img', { hidden: true }).map((photo) => photo.getAttribute('alt') ?? '');

/** Puts the exported HTML in the page, before hydration. */
const exported = () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(show(names));
  return container;
};

describe('before hydration', () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.removeAttribute('data-script');
  });

  it('has all photos in a strip that the keyboard reaches', () => {
    exported();

    const strip = screen.getByRole('region', { name: 'Strook met foto’s' });
    expect(within(strip).getAllByRole('img')).toHaveLength(names.length);
    expect(strip).toHaveAttribute('tabindex', '0');
  });

  it('becomes a show with enabled buttons where it can be hydrated', () => {
    const container = exported();
    expect(container.querySelector('[inert]')).not.toBeNull();
    setScriptState('coming');
    startInPage(gallery);
    jest.advanceTimersByTime(1000);

    expect(container.querySelector('section')).toHaveAttribute('data-begun');
    expect(container.querySelector('[inert]')).toBeNull();
  });

  it('stays a strip where it cannot be hydrated', () => {
    const container = exported();
    setScriptState('late');
    startInPage(gallery);
    jest.advanceTimersByTime(1000);

    expect(container.querySelector('section')).not.toHaveAttribute('data-begun');
  });

  it('becomes a strip when hydration takes too long', async () => {
    const container = exported();
    setScriptState('coming');
    startInPage(gallery);
    jest.advanceTimersByTime(1000);
    setScriptState('late');
    await Promise.resolve();

    expect(container.querySelector('section')).not.toHaveAttribute('data-begun');
    expect(container.querySelector('[inert]')).not.toBeNull();
  });

  it.each([
    ['a swipe to the left', 'Volgende foto', -120],
    ['a swipe to the right', 'Vorige foto', 120],
  ])('%s clicks: %s', (_, name, x) => {
    exported();
    setScriptState('coming');
    startInPage(gallery);
    jest.advanceTimersByTime(1000);
    const pressed = jest.fn();
    button(name).addEventListener('click', pressed);
    const photo = screen.getAllByRole('img')[0] as Element;
    const finger = { isPrimary: true, pointerType: 'touch', clientY: 0 };
    for (const [type, clientX] of [
      ['pointerdown', 200],
      ['pointerup', 200 + x],
    ] as const)
      photo.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), finger, { clientX }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('once hydrated', () => {
  it('shows the first photo, and renders its neighbours alone', () => {
    renderShow();

    expect(visible()).toEqual(['de keuken']);
    expect(screen.getByRole('status')).toHaveTextContent('Foto 1 van 5');
    expect(inPage().sort()).toEqual(['de eetzaal', 'de keuken', 'het kampvuur']);
  });

  it('starts at the photo that was scrolled to, with the focus of the strip on its dot', () => {
    const container = exported();
    const strip = screen.getByRole('region', { name: 'Strook met foto’s' });
    Object.defineProperty(strip, 'clientWidth', { value: 300 });
    Object.defineProperty(strip, 'scrollLeft', { value: 610 });
    strip.focus();
    render(show(names), { container, hydrate: true });
    act(() => jest.advanceTimersByTime(1000));

    expect(visible()).toEqual(['het veld']);
    expect(button('Foto 3')).toHaveFocus();
    container.remove();
  });
});

describe('the buttons', () => {
  it('show the next photo and announce its number', async () => {
    renderShow();
    await user.click(button('Volgende foto'));

    expect(visible()).toEqual(['de eetzaal']);
    expect(screen.getByRole('status')).toHaveTextContent('Foto 2 van 5');
  });

  it('show the last photo before the first', async () => {
    renderShow();
    await user.click(button('Vorige foto'));

    expect(visible()).toEqual(['het kampvuur']);
  });

  it('show the first photo after the last', async () => {
    renderShow();
    await user.click(button('Foto 5'));
    await user.click(button('Volgende foto'));

    expect(visible()).toEqual(['de keuken']);
  });
});

describe('the dots', () => {
  it('jump to their photo, the only current one', async () => {
    renderShow();
    await user.click(button('Foto 4'));

    expect(visible()).toEqual(['de gang']);
    expect(inPage().sort()).toEqual(['de gang', 'het kampvuur', 'het veld']);
    expect(screen.getAllByRole('button', { current: true })).toEqual([button('Foto 4')]);
  });

  it('are one tab stop', async () => {
    renderShow();
    await user.click(button('Volgende foto'));
    await user.tab();

    expect(button('Foto 2')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('move the focus with the arrow keys, past the ends too', async () => {
    renderShow();
    await user.click(button('Foto 5'));
    await user.keyboard('{ArrowRight}');

    expect(button('Foto 1')).toHaveFocus();
    expect(visible()).toEqual(['de keuken']);
  });

  it('go to the ends with Home and End', async () => {
    renderShow();
    await user.click(button('Foto 3'));
    await user.keyboard('{End}');
    expect(button('Foto 5')).toHaveFocus();

    await user.keyboard('{Home}');
    expect(visible()).toEqual(['de keuken']);
  });
});

describe('the arrow keys', () => {
  it('work on the buttons, which stay focused', async () => {
    renderShow();
    button('Vorige foto').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

    expect(visible()).toEqual(['de eetzaal']);
    expect(button('Vorige foto')).toHaveFocus();
  });

  it('are left to the browser with a modifier key', async () => {
    renderShow();
    button('Volgende foto').focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');

    expect(visible()).toEqual(['de keuken']);
  });
});

describe('touch', () => {
  // jsdom has no PointerEvent: a mouse event with its extra properties
  const pointer = (type: string, [clientX, clientY]: [number, number], pointerType: string) =>
    fireEvent(
      screen.getByRole('img'),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
        isPrimary: true,
        pointerType,
      }),
    );
  const swipe = (from: [number, number], to: [number, number], pointerType = 'touch') => {
    pointer('pointerdown', from, pointerType);
    pointer('pointerup', to, pointerType);
  };

  it('swiped to the left shows the next photo, to the right the previous one', () => {
    renderShow();
    swipe([300, 100], [200, 110]);
    expect(visible()).toEqual(['de eetzaal']);

    swipe([200, 100], [300, 110]);
    expect(visible()).toEqual(['de keuken']);
  });

  it('that trembles or scrolls, and a mouse, change nothing', () => {
    renderShow();
    swipe([200, 100], [170, 100]);
    swipe([200, 100], [140, 300]);
    swipe([300, 100], [100, 100], 'mouse');

    expect(visible()).toEqual(['de keuken']);
  });
});

describe('a photo that cannot be loaded', () => {
  it('shows an error, and the others still work', async () => {
    renderShow();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert')).toHaveTextContent('Deze foto kon niet geladen worden.');

    await user.click(button('Volgende foto'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(visible()).toEqual(['de eetzaal']);
  });

  it('as a neighbour is fetched once more when it becomes the current one', async () => {
    renderShow();
    const before = screen.getByRole('img', { name: 'de eetzaal', hidden: true });
    fireEvent.error(before);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(button('Volgende foto'));
    expect(screen.getByRole('img')).not.toBe(before);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is fetched once more after photos further on', async () => {
    renderShow();
    fireEvent.error(screen.getByRole('img'));
    await user.click(button('Foto 3'));
    await user.click(button('Foto 1'));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe.each([
  ['one', ['de keuken']],
  ['two', ['de keuken', 'het veld']],
  ['three', ['de keuken', 'het veld', 'de gang']],
  ['five', names],
])('a photo that failed in a gallery of %s', (_, photos) => {
  it('can be fetched once more by a button, and the focus stays in the gallery; a second failure is shown too', async () => {
    renderShow(photos);
    const before = screen.getByRole('img');
    fireEvent.error(before);
    await user.click(button('Probeer opnieuw'));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'de keuken' })).not.toBe(before);
    expect(screen.getByRole('region', { name: 'Foto’s' })).toContainElement(
      document.activeElement as HTMLElement,
    );

    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});

describe('a gallery of few photos', () => {
  it.each([2, 3])('of %d fetches a failed photo once more after another one', async (count) => {
    renderShow(names.slice(0, count));
    const before = screen.getByRole('img');
    fireEvent.error(before);
    await user.click(button('Volgende foto'));
    await user.click(button('Vorige foto'));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'de keuken' })).not.toBe(before);
  });

  it('of two renders each of them once', async () => {
    renderShow(['de keuken', 'het veld']);
    await user.click(button('Volgende foto'));

    expect(visible()).toEqual(['het veld']);
    expect(inPage()).toHaveLength(2);
  });

  it('of one needs no buttons', () => {
    renderShow(['de keuken']);

    expect(visible()).toEqual(['de keuken']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
