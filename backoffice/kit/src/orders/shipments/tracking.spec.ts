import { filledTracking, isTrackingUrl, typedTracking } from './tracking';

describe('the tracking of a shipment', () => {
  it('is sent with blank inputs as null', () => {
    const typed = { ...typedTracking({ carrier: 'DHL', tracking_number: null }), tracking_url: ' ' };
    expect(filledTracking(typed)).toEqual({ carrier: 'DHL', tracking_number: null, tracking_url: null });
  });

  it('has a secure link or none', () => {
    expect(['', ' ', 'https://dhl.example.com/1'].every(isTrackingUrl)).toBe(true);
    expect(['http://dhl.example.com', 'dhl.example.com', 'javascript:alert(1)'].some(isTrackingUrl)).toBe(
      false,
    );
  });
});
