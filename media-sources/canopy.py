"""The cloth of an umbrella that is shut but not rolled, as a simulation lets it fall: ribs go from open to shut, the strap draws it together."""
import math

import bpy
import numpy as np

RIB, HUB = 5.4, .35                 # length of a rib and of its bare upper end, in the scene's unit
ROWS, PANELS, ACROSS = 40, 8, 16    # points along a rib; panels; points across one
ROUND = PANELS * ACROSS
STRAP = ROWS // 2                   # the row that the strap holds
OPEN, SHUT = math.radians(66), math.radians(5)
STAGES, FRAMES, REST = 12, 48, 15   # poses between open and shut, frames for them, frames in which the cloth comes to rest


def rib(k, along, angle):
    a = k * math.tau / PANELS
    out = along * math.sin(angle) + .12
    return np.array([out * math.cos(a), out * math.sin(a), along * math.cos(angle)])


def stretched(angle):
    """The canopy, taut between ribs that stand at this angle from the shaft."""
    points = []
    for v in np.linspace(0, 1, ROWS):
        for k in range(PANELS):
            for t in np.arange(ACROSS) / ACROSS:
                along = HUB + (RIB - HUB) * v * (1 - .075 * math.sin(math.pi * t) * v ** 2)
                a = (k + t) * math.tau / PANELS
                bulge = .10 * math.sin(math.pi * t) * v * np.array([math.cos(a), math.sin(a), 0])
                points.append(rib(k, along, angle) * (1 - t) + rib(k + 1, along, angle) * t + bulge)
    return np.array(points)


def drawn_together(points, share, angle, strap):
    """The middle of each panel stands out by what is left of the cloth, then the strap lays it round the shaft."""
    along = HUB + (RIB - HUB) * STRAP / (ROWS - 1)
    half, chord = (along * math.sin(t) * math.sin(math.pi / PANELS) for t in (OPEN, angle))
    wound = max(0, (share - .35) / .65)
    wound = wound * wound * (3 - 2 * wound)
    free = along * math.sin(angle) + .12 + .93 * math.sqrt(max(0, half ** 2 - chord ** 2))
    radius = max(free * (1 - wound) + .52 * wound, .52)
    for k, i in enumerate(strap):
        a = (k + .5) * math.tau / PANELS + math.radians(125) * wound
        points[i] = (radius * math.cos(a), radius * math.sin(a), along * math.cos(angle) * .99)
    return points


def shut():
    """Points of the shut canopy by row and round, the hub at z = 0; some six seconds. Leaves the open scene empty of it no more than
    which clears its scene away."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    faces = [(j * ROUND + i, j * ROUND + (i + 1) % ROUND, (j + 1) * ROUND + (i + 1) % ROUND, (j + 1) * ROUND + i) for j in range(ROWS - 1) for i in range(ROUND)]
    cloth = bpy.data.meshes.new("canopy")
    cloth.from_pydata(stretched(OPEN).tolist(), [], faces)
    ob = bpy.data.objects.new("canopy", cloth)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.objects.active = ob
    strap = [STRAP * ROUND + k * ACROSS + ACROSS // 2 for k in range(PANELS)]
    held = [j * ROUND + k * ACROSS for j in range(ROWS) for k in range(PANELS)] + list(range(ROUND))
    group = ob.vertex_groups.new(name="held")
    group.add(held + strap, 1.0, "REPLACE")
    ob.shape_key_add(name="Basis")
    for q in range(1, STAGES + 1):
        angle = OPEN + (SHUT - OPEN) * q / STAGES
        key = ob.shape_key_add(name=str(q))
        key.data.foreach_set("co", drawn_together(stretched(angle), q / STAGES, angle, strap).astype(np.float32).ravel())
        step = FRAMES / STAGES
        at = 1 + q * step
        for frame, value in ((at - step, 0), (at, 1), (at + step, float(q == STAGES))):
            key.value = value
            key.keyframe_insert("value", frame=frame)
    for curve in cloth.shape_keys.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"
    m = ob.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality, s.mass = 6, .25
    s.tension_stiffness = s.compression_stiffness = 20
    s.shear_stiffness, s.bending_stiffness = 8, .6
    s.tension_damping, s.air_damping = 8, 2
    s.vertex_group_mass, s.pin_stiffness = "held", 1
    m.collision_settings.use_collision = m.collision_settings.use_self_collision = False
    scene = bpy.context.scene
    scene.gravity = (0, 0, -6)
    scene.frame_start, scene.frame_end = m.point_cache.frame_start, m.point_cache.frame_end = 1, FRAMES + REST
    for frame in range(1, FRAMES + REST + 1):
        scene.frame_set(frame)
    fallen = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    return np.array([v.co for v in fallen.vertices]).reshape(ROWS, ROUND, 3)
