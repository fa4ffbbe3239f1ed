export const PlantedSides = () => (
  <div>
    <span className="relative sm:-ml-2" />
    <span className="left-1/2 ms-2 text-start left-handed" />
    <span className={`text-right ${String(1)}`} />
    <span style={{ left: 3 }} />
  </div>
);
