import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAfterLoad } from './useAfterLoad';

function Guest() {
  const [there, setThere] = useState(false);
  useAfterLoad(1000, () => setThere(true));
  return <p>{there ? 'er' : 'onderweg'}</p>;
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

/** The page as it came from the host, taken over by the script. */
function takeOver() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>onderweg</p>';
  return render(<Guest />, { container, hydrate: true });
}

function page(readyState: DocumentReadyState, loadEventEnd: number) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  performance.getEntriesByType = () => [
    {
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
      loadEventEnd,
    } as PerformanceEntry,
  ];
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('on a page that is still loading', () => {
  it('waits for the load event, however long that takes', () => {
    page('interactive', 0);
    takeOver();
    wait(5000);
    expect(screen.getByText('onderweg')).toBeInTheDocument();

    act(() => window.dispatchEvent(new Event('load')));
    wait(999);
    expect(screen.getByText('onderweg')).toBeInTheDocument();
    wait(1);
    expect(screen.getByText('er')).toBeInTheDocument();
  });
});

describe('when the script arrives after the load event', () => {
  it('waits for what is left of the second', () => {
    wait(1400);
    page('complete', performance.now() - 400);
    takeOver();
    wait(599);
    expect(screen.getByText('onderweg')).toBeInTheDocument();

    wait(1);
    expect(screen.getByText('er')).toBeInTheDocument();
  });

  it('does not wait when the second is over', () => {
    wait(9000);
    page('complete', performance.now() - 8000);
    takeOver();
    wait(0);

    expect(screen.getByText('er')).toBeInTheDocument();
  });
});

describe('on a page reached by a link inside the site', () => {
  it('counts from the moment the page is there', () => {
    wait(9000);
    page('complete', 500);
    render(<Guest />);
    wait(999);
    expect(screen.getByText('onderweg')).toBeInTheDocument();

    wait(1);
    expect(screen.getByText('er')).toBeInTheDocument();
  });

  it('does nothing once the reader has left', () => {
    page('complete', 500);
    render(<Guest />).unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
